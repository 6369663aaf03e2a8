import { expect, it } from 'vitest';
import { aStart } from '../../domain/patrol/patrol.fixture.ts';
import { finishBody, finishSchema, instantOf, localText } from './finish-for-crew.ts';

const zone = 'Pacific/Auckland';
const later = '2027-06-01T00:00:00.000Z';

it('the time of a finish is local to the organization [finish-for-crew]', () => {
  expect(localText('2026-11-21T11:04:00.000Z', zone)).toBe('2026-11-22T00:04');
  expect(instantOf('2026-11-22T00:04', zone, later)).toBe('2026-11-21T11:04:00.000Z');
});

it.each([
  ['that is emptied', ''],
  ['that the clocks skip', '2026-09-27T02:30'],
])('a time %s is none [finish-for-crew]', (_which, text) => {
  expect(instantOf(text, zone, later)).toBeUndefined();
});

it.each([
  ['the second, once that has come', '2027-04-03T15:00:00.000Z', '2027-04-03T14:30:00.000Z'],
  ['the first until then', '2027-04-03T14:00:00.000Z', '2027-04-03T13:30:00.000Z'],
])('a time that comes twice is %s [finish-for-crew]', (_which, now, expected) => {
  expect(instantOf('2027-04-04T02:30', zone, now)).toBe(expected);
});

it('a form is judged by the rules of the server [finish-for-crew]', () => {
  const started = aStart({ vehicle: { rego: 'KLM127', startOdometer: 100 } });
  const values = { finished: '2026-11-21T21:00', finishOdometer: 99, reason: ' ' };
  const parsed = finishSchema(started, later).safeParse(
    finishBody('01920000-0000-7000-8000-000000000001', values, { zone, now: later }),
  );
  expect(parsed.error?.issues.map(({ path }) => path.at(-1))).toEqual([
    'finished',
    'finishOdometer',
    'reason',
  ]);
});
