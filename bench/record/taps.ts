import type { CDPSession, Page } from '@playwright/test';

/** Measures what a tap on a page costs. */

export interface TapCost {
  /** From the tap until the frame with the new row is drawn, in milliseconds. */
  painted: number;
  /** How long the page's thread worked for it, painting and sending included, in milliseconds of the processor. */
  work: number;
}

/**
 * Runs in the page, as text, because the compiler would add names to its functions. It waits for a tap and for
 * the row that it adds to the list. The frame is drawn when the task after its callback runs.
 */
const watchNextRow = `globalThis.nextRow = new Promise((resolve) => {
  let tapped;
  const list = document.querySelector('ol');
  const before = list.childElementCount;
  addEventListener('click', ({ timeStamp }) => { tapped = timeStamp; }, { capture: true, once: true });
  new MutationObserver((_, observer) => {
    if (list.childElementCount === before) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - tapped);
      port2.postMessage(null);
    });
  }).observe(list, { childList: true });
}); undefined`;

/**
 * Milliseconds for which a page is left alone after a tap. By then the entry is sent, and a second tap counts
 * again (product 17.50).
 */
const rest = 7000;

/** A button of a page. */
export interface Target {
  page: Page;
  session: CDPSession;
  /** Its position. Looking for it at each tap would cost the page more than the tap. */
  x: number;
  y: number;
}

/** Finds a button, which must stay where it is. */
export async function targetOn(page: Page, name: RegExp): Promise<Target> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const box = await page.getByRole('button', { name }).boundingBox();
  if (!box) throw new Error(`there is no button ${name}`);
  return { page, session, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Taps a button once and returns what it costs. */
export async function tap({ page, session, x, y }: Target): Promise<TapCost> {
  await page.evaluate(watchNextRow);
  const before = await taskTime(session);
  await page.touchscreen.tap(x, y);
  const painted: number = await page.evaluate('nextRow');
  await new Promise((resolve) => setTimeout(resolve, rest));
  return { painted, work: (await taskTime(session)) - before };
}

/** Returns how long the page's thread has worked since it was opened, in milliseconds of the processor. */
async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
