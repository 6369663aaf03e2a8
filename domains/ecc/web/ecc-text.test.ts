import { expect, it } from 'vitest';
import { aPatrol } from '#patrols/web/patrol.fixture.ts';
import { callAdvice } from './ecc-text.ts';

const zone = 'Pacific/Auckland';

it.each([
  ['2026-11-21T07:02:00.000Z', 'Ring the ECC at 21:15 if there is still none.'],
  ['2026-11-21T08:14:59.999Z', 'Ring the ECC at 21:15 if there is still none.'],
  ['2026-11-21T08:15:00.000Z', 'Ring the ECC now.'],
  ['2026-11-21T11:00:00.000Z', ''],
])('at %s it says "%s" [8.4]', (now, words) => {
  expect(callAdvice(aPatrol(), now, zone)).toBe(words);
});

it('says nothing about a cancelled patrol', () => {
  const cancelled = { when: '2026-11-21T07:00:00.000Z' };
  expect(callAdvice(aPatrol({ cancelled }), '2026-11-21T07:02:00.000Z', zone)).toBe('');
});
