import { expect, it } from 'vitest';
import { aStart } from '#patrols/web/patrol.fixture.ts';
import { emptyFinishForCrew, finishForCrewErrors, finishOf } from './finish.ts';

const zone = 'Pacific/Auckland';
const later = '2027-06-01T00:00:00.000Z';
const started = aStart({ vehicle: { rego: 'KLM127', startOdometer: 100 } });
const finishing = (now: string, began = started.started) => ({
  ...{ started: { ...started, started: began }, near: now, now, zone },
});
const values = emptyFinishForCrew(later, zone);

it('an admin’s finish begins with the time now, and is that time where the organization is [17.9]', () => {
  const now = '2026-11-21T11:04:00.000Z';
  const begun = emptyFinishForCrew(now, zone);
  expect(begun).toMatchObject({ date: '2026-11-22', finished: '00:04', reason: '', finishOdometer: '' });
  expect(finishOf(begun, finishing(later))).toMatchObject({ finished: now, fuelLevel: null });
});

it.each([
  ['that is emptied', '2026-09-26', ''],
  ['without its date', '', '02:30'],
])('a finish at a time %s is missing it [17.9]', (_which, date, finished) => {
  expect(finishOf({ ...values, date, finished }, finishing(later)).finished).toBeUndefined();
});

it.each([
  ['the second, once that has come', '2027-04-03T15:00:00.000Z', '2027-04-03T14:30:00.000Z'],
  ['the first until then', '2027-04-03T14:00:00.000Z', '2027-04-03T13:30:00.000Z'],
])('a finish at a time that comes twice is at %s [17.9]', (_which, now, expected) => {
  const twice = { ...values, date: '2027-04-04', finished: '02:30' };
  expect(finishOf(twice, finishing(now, '2027-04-03T10:00:00.000Z')).finished).toBe(expected);
});

it('an admin’s finish is judged by the rules of the server [17.9]', () => {
  const wrong = { ...values, date: '2026-11-21', finished: '21:00', finishOdometer: '99', reason: ' ' };
  const errors = finishForCrewErrors(wrong, finishing(later));
  expect(Object.keys(errors)).toEqual(['finished', 'finishOdometer', 'reason']);
});
