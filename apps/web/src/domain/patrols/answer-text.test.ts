import type { Assignment } from '@patrolbook/contract';
import { expect, it } from 'vitest';
import { answerText } from './answer-text.ts';

const stamp = { when: '2026-11-20T07:00:00.000Z' };
const asked: Assignment = {
  accepted: null,
  declined: null,
  didNotShow: null,
  removed: null,
  emailed: stamp,
};

it.each<[string, Partial<Assignment>]>([
  ['pending', {}],
  ['not emailed', { emailed: null }],
  ['accepted', { accepted: stamp }],
  ['declined', { declined: stamp }],
  ['did not show', { accepted: stamp, didNotShow: stamp }],
])('prints %s [answer-on-paper]', (word, answer) => {
  expect(answerText({ ...asked, ...answer })).toBe(word);
});
