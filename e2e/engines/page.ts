import { setTimeout as pause } from 'node:timers/promises';
import type { EnginePage } from './engine.ts';
import { findExpression, mark, type Sought } from './find.ts';

/** What a person does with a page, and waits for. */

/** Milliseconds that something has to come about, also on a busy machine. */
const patience = 30_000;
/** Milliseconds between two looks. */
const interval = 100;

export async function press(page: EnginePage, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  await reach(page, { role, name }, (selector) => page.click(selector));
}

export async function tick(page: EnginePage, name: string): Promise<void> {
  await reach(page, { role: 'field', name }, (selector) => page.click(selector));
}

export async function fill(page: EnginePage, name: string | RegExp, text: string): Promise<void> {
  await reach(page, { role: 'field', name }, (selector) => page.fill(selector, text));
}

/** Waits until a page offers something. */
export async function see(page: EnginePage, role: Sought['role'], name: string | RegExp): Promise<void> {
  await reach(page, { role, name }, async () => {});
}

/** Waits until a page shows a text, or shows it no more. */
export async function seeText(page: EnginePage, text: RegExp, isShown = true): Promise<void> {
  const what = `${isShown ? 'the text' : 'no text'} ${text}`;
  await shown(page, what, async () => text.test(await textOf(page)) === isShown);
}

/** Waits until a check holds. Throws, with the last error of the check, if it does not in time. */
export async function until(what: string, check: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + patience;
  let failure: unknown;
  const holds = () =>
    check().catch((error: unknown) => {
      failure = error;
      return false;
    });
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`It did not come about: ${what}`, { cause: failure });
    await pause(interval);
  }
}

/** Waits until a finger would reach something, and does something with it. */
async function reach(page: EnginePage, sought: Sought, act: (selector: string) => Promise<void>) {
  const id = Math.random().toString(36).slice(2);
  await shown(page, `${sought.role} ${sought.name}`, async () => {
    if ((await page.evaluate(findExpression(sought, id))) !== true) return false;
    await act(`[${mark}="${id}"]`);
    return true;
  });
}

/** Waits for something in a page. If it does not come about, the error says what the page shows. */
async function shown(page: EnginePage, what: string, check: () => Promise<boolean>): Promise<void> {
  await until(what, check).catch(async (error: Error) => {
    const text = await textOf(page).catch(() => 'no page');
    throw new Error(`${error.message}. The page shows: ${text}`, { cause: error.cause });
  });
}

async function textOf(page: EnginePage): Promise<string> {
  return String(await page.evaluate("document.body?.innerText ?? ''"));
}
