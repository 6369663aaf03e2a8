import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Options {
  /** A selector of the parts that are not judged. */
  without?: string;
  /** The only rules that are checked; by default all of axe's default rules and two more. */
  rules?: string[];
}

/**
 * Returns what axe finds on a page, one text for each rule that is broken. The page keeps axe until it is loaded anew,
 * because sending axe takes longer than a judgement.
 */
export async function findViolations(page: Page, options: Options = {}): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  return page.evaluate(judge, options);
}

/**
 * Runs in the page. Passed checks are not described in full, which would take half of the time, nor are style sheets and media read
 * beforehand, which takes a sixth: among axe's default rules only the one for sound that plays by itself looks at them.
 */
async function judge({ without, rules }: Options): Promise<string[]> {
  if (!window.axe) throw new Error('the page has no axe');
  // 24 px of each target (WCAG 2.5.8), and the words on a button in its name (2.5.3): neither is among axe's default rules.
  const alsoJudged = {
    'target-size': { enabled: true },
    'label-content-name-mismatch': { enabled: true },
  };
  const { violations } = await window.axe.run(without ? { exclude: [without] } : document, {
    resultTypes: ['violations'],
    preload: false,
    ...(rules ? { runOnly: rules } : { rules: alsoJudged }),
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(', ')}`,
  );
}
