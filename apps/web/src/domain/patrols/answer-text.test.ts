import { expect, it } from 'vitest';
import { answerText } from './answer-text.ts';

it.each([
  ['pending', 'pending'],
  ['not-emailed', 'not emailed'],
  ['not-delivered', 'not delivered'],
  ['did-not-show', 'did not show'],
] as const)('prints %s as “%s” [answer-on-paper]', (answer, words) => {
  expect(answerText(answer)).toBe(words);
});
