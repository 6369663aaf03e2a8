import { describe, expect, it } from 'vitest';
import { vehicleOf } from '#vehicles/web/vehicle-of.ts';
import { corolla, logOnForm, ranger, tonight } from '../ecc.fixture.ts';
import { logOnBodyOf, logOnDetailsOf, startingValues, whyNotNow } from './log-on.ts';

const attempt = { _id: 'id', training: false };
const values = startingValues(logOnForm());
const then = { when: '2027-01-15T07:00:00.000Z' };

describe('the form of a log-on', () => {
  it('starts with one’s own phone and the vehicle that was used last [16.11]', () => {
    expect(values).toEqual({ phone: '021 555 0101', ...corolla, style: '', notes: '', standDownReason: '' });
    expect(startingValues(logOnForm({ phone: null, vehicles: [] }))).toMatchObject({ phone: '', rego: '' });
  });

  it('knows a vehicle by its rego, however that is typed [16.11]', () => {
    expect(vehicleOf([corolla, ranger], ' npr 418')).toBe(ranger);
    expect(vehicleOf([corolla, ranger], 'NPR41')).toBeUndefined();
  });

  it('sends no vehicle if its four fields are blank', () => {
    const none = { rego: '', make: ' ', model: '', color: '' };
    expect(logOnBodyOf(attempt, { ...values, ...none })).toMatchObject({ vehicle: null });
    expect(logOnBodyOf(attempt, { ...values, ...none, make: 'Ford' }).vehicle).not.toBeNull();
  });

  it.each([
    ['', null],
    ['overt', true],
    ['covert', false],
  ])('sends the style "%s" as %s', (style, overt) => {
    expect(logOnBodyOf(attempt, { ...values, style }).overt).toBe(overt);
  });

  it('previews what will be sent, and while that is not valid what is typed [16.11]', () => {
    expect(logOnDetailsOf({ ...values, rego: 'klm 127 ', notes: ' ' }).vehicle).toEqual(corolla);
    const long = { ...values, rego: 'klm12789' };
    expect(logOnDetailsOf(long).vehicle?.rego).toBe('klm12789');
  });
});

it.each([
  ['cancelled', { cancelled: then }, 'This patrol was cancelled.'],
  ['a draft', { finalized: null }, 'This patrol has not been finalized yet.'],
  ['too early', {}, 'You can log on from Fri 15 Jan 2027, 20:15, 90 minutes before the start.'],
  ['over', { when: '2027-01-14T08:00:00.000Z' }, 'This patrol is over.'],
])('a patrol that is %s cannot be logged on, and the page says why [16.11]', (_, state, why) => {
  expect(whyNotNow(tonight(state), '2027-01-15T06:00:00.000Z', 'Pacific/Auckland')).toBe(why);
});
