import type { Page } from '@playwright/test';

/** How the line between a page and the server is made slow or bad; a path is the call's, without its query. */

const calls = (path: string) => (url: URL) => url.pathname === `/api/v1${path}`;

/** Holds the answers of a call back until they are released; `asked` settles when the page has made the call. */
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
    asked: page.waitForRequest((request) => calls(path)(new URL(request.url()))),
    release: () => release(),
  };
}

/** Lets a call fail as if the server had a fault, until the answered function is called. */
export async function fail(page: Page, path: string): Promise<() => Promise<void>> {
  const call = calls(path);
  const message = 'Something went wrong on our side.';
  await page.route(call, (route) => route.fulfill({ status: 500, json: { message } }));
  return () => page.unroute(call);
}
