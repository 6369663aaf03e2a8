import { setTimeout as wait } from 'node:timers/promises';
import { second } from '../clock.ts';
import type { Log } from '../log.ts';

/** Something that works until it is stopped, or until something that it needs fails. */
export interface Run {
  /** Resolves once it takes no further work, whoever ended it; work that it had taken may still be going on. */
  ended: Promise<void>;
  /** Returns whether it ever got as far as looking for work. */
  hasWorked(): boolean;
  /** Resolves once all work that it had taken is done. May be called again, and after it has ended. */
  stop(): Promise<void>;
}

/** Runs that follow one another. */
interface Supervised {
  /** Whether a run is at work just now. */
  isWorking(): boolean;
  /** Ends the run that is going on, as if it had ended by itself. */
  renew(): void;
  stop(): Promise<void>;
}

/** The first pause before another run, in milliseconds. It doubles until a run gets to work. */
const firstPause = second / 10;
const longestPause = 5 * second;

/**
 * Keeps one run going until it is stopped. After a run that ends by itself another one starts, however long that
 * takes, while the first finishes the work it had taken. Rejects if the very first run cannot be started.
 */
export async function supervise(start: () => Promise<Run>, log: Log): Promise<Supervised> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const finishing = new Set<Promise<void>>();
  let current = await start();
  let hasEnded = false;
  let renew = () => {};
  const done = keepRunning();
  return {
    isWorking: () => !hasEnded && current.hasWorked(),
    renew: () => renew(),
    async stop() {
      stopping.abort();
      await Promise.all([current.stop(), done]);
    },
  };

  async function keepRunning(): Promise<void> {
    await endOfCurrent();
    for (let fruitless = 0; !signal.aborted; ) {
      finish(current);
      fruitless = current.hasWorked() ? 0 : fruitless + 1;
      log.error('the worker ended without being stopped; another one is started');
      current = (await startAnother(fruitless)) ?? current;
      await endOfCurrent();
    }
    await Promise.all(finishing);
  }

  async function endOfCurrent(): Promise<void> {
    hasEnded = false;
    const renewed = new Promise<void>((resolve) => {
      renew = resolve;
    });
    await Promise.race([current.ended, renewed]);
    hasEnded = true;
  }

  /** Returns null if it was stopped before a run could be started. */
  async function startAnother(fruitless: number): Promise<Run | null> {
    for (let failed = fruitless; ; failed += 1) {
      const pause = Math.min(firstPause * 2 ** failed, longestPause);
      // Rejects only when it is stopped.
      if (await wait(pause, false, { signal }).catch(() => true)) return null;
      try {
        const run = await start();
        if (!signal.aborted) return run;
        finish(run);
        return null;
      } catch (err) {
        log.warn({ err }, 'the worker could not be started; trying again');
      }
    }
  }

  function finish(run: Run): void {
    const finished = run
      .stop()
      .catch((err: unknown) => log.error({ err }, 'a worker that ended could not finish its jobs'))
      .finally(() => finishing.delete(finished));
    finishing.add(finished);
  }
}
