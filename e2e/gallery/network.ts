import type { Page } from '@playwright/test';

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
  await page.route(call, (route) => route.fulfill({ status: 500, json: { message } }));
  return () => page.unroute(call);
}

/** Returns a function that tells how many responses to a call have come since. */
export function countResponses(page: Page, path: string): () => number {
  let count = 0;
  page.on('response', (response) => {
    if (calls(path)(new URL(response.url()))) count += 1;
  });
  return () => count;
}
