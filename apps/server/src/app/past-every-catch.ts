import { second } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';

/** How long further rejections may follow one before the workers begin anew, in milliseconds. */
const together = second;

/**
 * Takes what got past every catch (decision 27). A promise that was rejected and that nobody awaits, as a library may leave one, is
 * logged, and `renew` lets the workers begin anew, one of whose loops it may have ended. An exception that nobody caught may have left anything half
 * done, such as a connection that is never given back: returns a promise of that reason to stop.
 */
export function watchPastEveryCatch(log: Log, renew: () => void): Promise<string> {
  let isRenewing = false;
  process.on('unhandledRejection', (reason) => {
    log.error({ err: asError(reason) }, 'a promise was rejected that nobody awaits; the workers begin anew');
    if (isRenewing) return;
    isRenewing = true;
    setTimeout(() => {
      isRenewing = false;
      renew();
    }, together).unref();
  });
  return new Promise((resolve) => {
    process.on('uncaughtException', (thrown) => {
      log.fatal({ err: asError(thrown) }, 'an exception was caught nowhere');
      resolve('an exception was caught nowhere.');
    });
  });
}

/** Anything may be thrown. */
const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));
