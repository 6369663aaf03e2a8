import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { newBuiltinsIn } from './browsers.ts';

it.each(['a.toSorted(b)', 'Object.groupBy(a,b)', 'AbortSignal.timeout(5)', '/(?<=a)b/', 'a.toReversed()'])(
  '%s is too new [14.30]',
  (code) => {
    expect(newBuiltinsIn(`x();${code}`)).toHaveLength(1);
  },
);

it('what the oldest browsers have is not too new, nor what asks first [14.30]', () => {
  const code =
    'a.sort();a.at(-1);Object.hasOwn(a,b);typeof URL.canParse==`function`;/(?<name>a)/;a.findLast(b)';
  expect(newBuiltinsIn(code)).toEqual([]);
});

/** Runs the script of the page in a browser that has these functions of arrays. Returns which part of the page is hidden. */
function hiddenIn(array: object): { root: boolean; sentence: boolean } {
  const elements = { root: { hidden: false }, 'old-browser': { hidden: true } };
  const getElementById = (id: keyof typeof elements) => elements[id];
  const window = { structuredClone: () => undefined };
  const context = createContext({ Array: { prototype: array }, window, document: { getElementById } });
  runInContext(readFileSync(new URL('public/old-browser.js', import.meta.url), 'utf8'), context);
  return { root: elements.root.hidden, sentence: elements['old-browser'].hidden };
}

it('an older browser shows a sentence instead of the outline [14.30]', () => {
  expect(hiddenIn({})).toEqual({ root: true, sentence: false });
  expect(hiddenIn({ findLast: () => undefined })).toEqual({ root: false, sentence: true });
});
