import { expect, it } from 'vitest';
import { longSentences } from './sentences.mjs';

const words = (/** @type {number} */ count) => Array.from({ length: count }, () => 'word').join(' ');

it('a sentence has at most 40 words, over as many lines as it likes', () => {
  expect(longSentences(`${words(20)}\n${words(20)}. ${words(40)}.`)).toEqual([]);
  expect(longSentences(`Short. ${words(41)}. Short.`)).toEqual([`${words(41)}.`]);
});

it('the items of a list are apart, and tables and code are no prose', () => {
  expect(longSentences(`# ${words(30)}\n- ${words(30)}\n- ${words(30)}\n2. ${words(30)}`)).toEqual([]);
  expect(longSentences(`| ${words(50)} |\n\n\`\`\`sh\n${words(50)}\n\`\`\``)).toEqual([]);
});
