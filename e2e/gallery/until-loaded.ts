import type { Page } from '@playwright/test';

/**
 * Waits until the application has started and nothing says that it is loading. It looks twenty times a second; an
 * expectation would look again only after up to a second.
 */
export function untilLoaded(page: Page): Promise<void> {
  return untilGone(page, '.start-session, [role="status"][aria-label="Loading"]');
}

/** Waits until the outline is gone that is shown before the application starts. */
export function untilStarted(page: Page): Promise<void> {
  return untilGone(page, '.start-session');
}

async function untilGone(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((gone) => document.querySelector(gone) === null, selector, {
    polling: 50,
    timeout: 30_000,
  });
}
