import { expect, it } from 'vitest';
import { unmailedText } from '#crew/web/unmailed-text.ts';
import { answerText } from './answer-text.ts';

it.each([
  ['pending', 'pending'],
  ['not-emailed', 'not emailed'],
  ['not-delivered', 'not delivered'],
  ['did-not-show', 'did not show'],
] as const)('prints %s as “%s” [6.15]', (answer, words) => {
  expect(answerText(answer)).toBe(words);
});

it('whom no mail reaches is rung: their number stands on paper and in questions [4.15]', () => {
  expect(answerText('no-mail', '021 555 0101')).toBe('no mail, ring 021 555 0101');
  expect(answerText('no-mail', null)).toBe('no mail');
  expect(answerText('pending', '021 555 0101')).toBe('pending');
  const hemi = { firstName: 'Hemi', lastName: 'Hall', phone: '021 555 0101' };
  const ana = { firstName: 'Ana', lastName: 'Hall', phone: null };
  expect(unmailedText([])).toBe('');
  expect(unmailedText([hemi, ana])).toBe(
    'No mail reaches Hemi HALL (021 555 0101) and Ana HALL: please ring them.',
  );
});
