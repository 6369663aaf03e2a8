import type { Page } from '@playwright/test';

/** Counts what a thumb does on a page until it is reloaded, as each tap in a car costs attention. */
export async function countTaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.taps = '0';
    addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        // The click that a tapped label passes on to its field has no detail of its own.
        if (!isTrusted || detail === 0) return;
        document.documentElement.dataset.taps = String(Number(document.documentElement.dataset.taps) + 1);
      },
      { capture: true },
    );
  });
}

/** Returns the taps since the last call. */
export function tapsOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const taps = Number(document.documentElement.dataset.taps);
    document.documentElement.dataset.taps = '0';
    return taps;
  });
}
