import { expect, type Locator, type Page } from '@playwright/test';

/** Walks through the product by keyboard alone, and writes down what a screen reader would say on the way. */

/** What differs from day to day and from run to run, and what stands for it. */
const varying: [RegExp, string][] = [
  [/^ *- \/url: .*\n?/gm, ''],
  [/^ *- img\n/gm, ''],
  [/[\w-]+@example\.nz/g, '<address>'],
  [/\b\d{1,2}:\d\d\b/g, '<time>'],
  [
    /\b(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? )?\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b(?: \d{4})?/g,
    '<date>',
  ],
  [
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/g,
    '<month>',
  ],
  [/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[a-z]*day)?\b(?! Patrol)/g, '<day>'],
  [/\b(?:Tonight|Today)\b/g, '<day>'],
  [/\bin \d+ (?:s|min|h|days?)\b/g, 'in <span>'],
  [/definition: \d+ min/g, 'definition: <span>'],
  [/(spinbutton "[^"]*"): "\d+"/g, '$1: <number>'],
];

/** Starts at the page as it is. `text` is what was written down. */
export function startWalk(page: Page) {
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);

  /** Presses Tab until the target has the focus, at most 60 times, and writes down each stop. */
  async function to(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let pressed = 0; pressed < 60; pressed++) {
      await page.keyboard.press('Tab');
      write(`Tab      ${await stop(page)}`);
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    await expect(target).toBeFocused();
  }

  async function press(key: string): Promise<void> {
    await page.keyboard.press(key);
    write(key);
  }

  async function type(text: string): Promise<void> {
    await page.keyboard.type(text);
    write(`type     ${text}`);
  }

  /** Writes down what a screen reader reads there. */
  async function read(part: Locator): Promise<void> {
    await expect(part).toBeVisible();
    const tree = await part.ariaSnapshot();
    write(`reads\n${tree.replace(/^/gm, '  ')}`);
  }

  const text = () =>
    varying.reduce((written, [from, by]) => written.replace(from, by), `${lines.join('\n')}\n`);
  return { to, press, type, read, text };
}

/** Returns the role, name and state of what has the focus, and expects that nothing covers it (WCAG 2.4.11). */
async function stop(page: Page): Promise<string> {
  const focused = page.locator(':focus');
  if ((await focused.count()) === 0) return 'the page';
  const [first = ''] = (await focused.ariaSnapshot()).split('\n');
  const said = first.replace(/^- /, '').replace(/:$/, '');
  expect.soft(await focused.evaluate(isCovered), `${said} is covered`).toBe(false);
  return said;
}

/** Returns whether something else lies over the whole of an element: over its middle, and inside each corner. */
function isCovered(element: Element): boolean {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  if (width < 4 || height < 4) return false; // a native control below its picture
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 2, top + 2],
    [right - 2, top + 2],
    [left + 2, bottom - 2],
    [right - 2, bottom - 2],
  ] as const;
  return points.every(([x, y]) => {
    const over = document.elementFromPoint(x, y);
    return !over || !(element.contains(over) || over.contains(element));
  });
}
