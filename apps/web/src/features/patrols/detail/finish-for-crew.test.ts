import { expect, it } from 'vitest';
import { aStart } from '../../../domain/patrols/patrol.fixture.ts';
import { emptyFinish, finishErrors, finishInstant } from './finish-for-crew.ts';

const zone = 'Pacific/Auckland';
const later = '2027-06-01T00:00:00.000Z';

it('the time of a finish is local to the organization [finish-for-crew]', () => {
  const now = '2026-11-21T11:04:00.000Z';
  const values = emptyFinish({ zone, now });
  expect(values).toMatchObject({ date: '2026-11-22', finished: '00:04' });
  expect(finishInstant(values, { zone, now: later })).toBe(now);
});

it.each([
  ['that is emptied', '2026-09-26', ''],
  ['without its date', '', '02:30'],
  ['that the clocks skip', '2026-09-27', '02:30'],
])('a time %s is none [finish-for-crew]', (_which, date, finished) => {
  expect(finishInstant({ date, finished }, { zone, now: later })).toBeUndefined();
});

it.each([
  ['the second, once that has come', '2027-04-03T15:00:00.000Z', '2027-04-03T14:30:00.000Z'],
  ['the first until then', '2027-04-03T14:00:00.000Z', '2027-04-03T13:30:00.000Z'],
])('a time that comes twice is %s [finish-for-crew]', (_which, now, expected) => {
  expect(finishInstant({ date: '2027-04-04', finished: '02:30' }, { zone, now })).toBe(expected);
});

it('a form is judged by the rules of the server [finish-for-crew]', () => {
  const started = aStart({ vehicle: { rego: 'KLM127', startOdometer: 100 } });
  const values = { date: '2026-11-21', finished: '21:00', finishOdometer: 99, reason: ' ' };
  const errors = finishErrors(values, started, { zone, now: later });
  expect(Object.keys(errors)).toEqual(['finished', 'finishOdometer', 'reason']);
});
