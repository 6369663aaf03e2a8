import { expect, type Locator, type Page } from '@playwright/test';

/** Phones that have little room: small, on its side, narrow, with text of twice the size, and with spaced text (WCAG 1.4.12). */
const phones = [
  { width: 390, height: 664, inSight: /./ },
  { width: 844, height: 390, inSight: /check|Dodgy|Graffiti/ },
  { width: 320, height: 664 },
  { width: 390, height: 844, text: '200%' },
  { width: 320, height: 844, text: '200%' },
  { width: 390, height: 844, spaced: true },
];

/** What a reader may set, at the least (WCAG 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/**
 * Expects on each that no word of a page is broken or cut off and that no button is hidden, and that those of the group, if
 * one is given, which matter there are in sight without scrolling.
 */
export async function expectRoom(page: Page, group?: Locator): Promise<void> {
  const former = page.viewportSize();
  for (const { width, height, text = '', spaced = false, inSight } of phones) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      scrollTo(0, 0);
    }, text);
    await page.evaluate(space, spaced ? spacing : '');
    const on = `at ${width} × ${height} ${spaced ? 'spaced' : text}`;
    expect.soft(await page.evaluate(faults), on).toEqual([]);
    if (!group || !inSight) continue;
    const buttons = group.getByRole('button', { name: inSight });
    expect.soft(await buttons.evaluateAll(hiddenOf), `out of sight ${on}`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  await page.evaluate(space, '');
  if (former) await page.setViewportSize(former);
}

/** Adds rules to a page, in place of those added before. */
function space(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}

/** Returns the words on a page that are broken or cut off, and the buttons that reach beyond it. */
function faults(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\d']+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const { left, right } = range.getBoundingClientRect();
      if (range.getClientRects().length > 1) found.push(`broken: ${word}`);
      const button = text.parentElement.closest('button')?.getBoundingClientRect();
      if (button && (left < button.left || right > button.right)) found.push(`cut off: ${word}`);
    }
  }
  for (const button of document.querySelectorAll('button')) {
    if (!button.checkVisibility({ visibilityProperty: true })) continue;
    const { left, right, width, height } = button.getBoundingClientRect();
    if (left < 0 || right > innerWidth || width < 44 || height < 44)
      found.push(`hidden: ${button.textContent}`);
  }
  return found;
}

/** Returns the texts of the buttons that something else covers, or that reach below the screen. */
function hiddenOf(buttons: Element[]): (string | null)[] {
  const covered = buttons.filter((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return [top + 2, bottom - 2].some(
      (y) => document.elementFromPoint((left + right) / 2, y)?.closest('button') !== button,
    );
  });
  return covered.map((button) => button.textContent);
}
