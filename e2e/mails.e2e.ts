import type { Page } from '@playwright/test';
import { createRenderer } from '#platform/mail/renderer.ts';
import { mailSamples } from '#server/app/mail/mails.ts';
import { findViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

/**
 * Every mail, as the built server renders it, at the widths of mail programs. All are on one page, which takes a
 * tenth of the time.
 */

const renderer = createRenderer(new URL('../apps/server/dist/mail-thread.js', import.meta.url), 10_000);
test.afterAll(() => renderer.close());

test('every mail fits and can be read, in light and in dark [11.17]', async ({ page }) => {
  await page.setContent(await renderAll());
  for (const width of [600, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await tooWide(page), `at ${width}`).toEqual([]);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const tooPale = await findViolations(page, {
      without: '[data-skip-in-text]',
      rules: ['color-contrast'],
    });
    expect(tooPale, colorScheme).toEqual([]);
  }
});

async function renderAll(): Promise<string> {
  const { signal } = new AbortController();
  const mails = await Promise.all(
    mailSamples.map(async ({ name, content }) => {
      const { html } = await renderer.render(content, signal);
      const [, body = ''] = /<body([\s\S]*)<\/body>/.exec(html) ?? [];
      return `<section id="${name}"><div${body}</div></section>`;
    }),
  );
  return `<html lang="en-NZ"><meta name="color-scheme" content="light only">${mails.join('')}</html>`;
}

/** Returns the names of the mails that are wider than the screen. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sections = [...document.querySelectorAll('section')];
    return sections.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ id }) => id);
  });
}
