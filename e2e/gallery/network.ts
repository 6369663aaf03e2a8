import type { Page } from '@playwright/test';
import { answerOf } from '../fixtures.ts';

/** Makes the network of a page slow or faulty. A path is a call's, without its query. */

const calls = (path: string) => (url: URL) => url.pathname === `/api/v1${path}`;

/** Holds back the responses to a call until they are released; `requested` settles when the page makes the call. */
export async function hold(page: Page, path: string) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(calls(path), async (route) => {
    await released;
    await route.fallback();
  });
  return {
    requested: page.waitForRequest((request) => calls(path)(new URL(request.url()))),
    release: () => release(),
  };
}

/** Fails a call with a server error until the returned function is called. */
export async function fail(page: Page, path: string): Promise<() => Promise<void>> {
  const call = calls(path);
  const message = 'Something went wrong on our side.';
  await page.route(call, (route) => route.fulfill(answerOf(500, { message })));
  return () => page.unroute(call);
}
