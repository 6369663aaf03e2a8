import { describe, expect, it } from 'vitest';
import { limits } from '#contract';
import { extraText } from '#record/contract';
import { IncidentPatch, NewIncident } from './incident.ts';
import { FinishFacts, NewFinish } from './schema.ts';

const finish = { _id: '01920000-0000-7000-8000-000000000001', finished: '2026-11-21T08:00:00.000Z' };
const incident = { _id: finish._id, when: finish.finished, what: 'Fire' };

describe('a body of the record [17.20]', () => {
  it('keeps what it does not know, of itself and of its parts', () => {
    const given = { ...finish, moonlight: 'full', vehicle: { finishOdometer: 5, towBar: true } };
    expect(NewFinish.parse(given)).toMatchObject({
      vehicle: { finishOdometer: 5, extra: { towBar: true } },
      extra: { moonlight: 'full' },
    });
    const parts = { people: [{ name: 'J. Smith', born: 1990 }], location: { floor: 2 } };
    expect(NewIncident.parse({ ...incident, ...parts })).toMatchObject({
      people: [{ name: 'J. Smith', extra: { born: 1990 } }],
      location: { address: null, extra: { floor: 2 } },
    });
    expect(IncidentPatch.parse({ moonlight: 'full' })).toEqual({ extra: { moonlight: 'full' } });
  });

  it('takes from what an older page has kept whatever it knows, unless it is said itself', () => {
    const extra = { fuelLevel: 0.5, moonlight: 'full', finished: '2020-01-01T00:00:00.000Z' };
    expect(NewFinish.parse({ ...finish, extra })).toMatchObject({
      finished: finish.finished,
      fuelLevel: 0.5,
      extra: { moonlight: 'full' },
    });
  });

  it('is the same when it is read again', () => {
    const once = NewFinish.parse({ ...finish, moonlight: { sky: ['grey'] } });
    expect(NewFinish.parse(once)).toEqual(once);
  });

  it.each([[null], [''], [undefined], [[]]])('says nothing with %j', (moonlight) => {
    expect(NewFinish.parse({ ...finish, moonlight })).not.toHaveProperty('extra');
  });

  it.each([
    ['long texts', { moonlight: 'x'.repeat(limits.extra.max / 2), wind: 'x'.repeat(limits.extra.max / 2) }],
    ['as many brackets as fit', { moonlight: JSON.parse('['.repeat(500_000) + ']'.repeat(500_000)) }],
    ['a long list', { moonlight: Array.from({ length: 300_000 }, () => 1) }],
    ['characters that cannot be stored', { moonlight: 'a\u0000b' }],
    ['too many levels', { moonlight: { a: { b: { c: { d: 1 } } } } }],
    ['a name that is none', { 'Robert"); drop': 1 }],
    ['a text for what is kept', { extra: 'full' }],
  ])('refuses %s', (_what, said) => {
    expect(NewFinish.safeParse({ ...finish, ...said }).success).toBe(false);
  });
});

it('facts without their envelope are strict, since forms alone make them', () => {
  expect(FinishFacts.safeParse({ finished: finish.finished, moonlight: 'full' }).success).toBe(false);
});

it('what is not known reads as it was sent', () => {
  expect(extraText({ moonlight: 'full', wind: { from: 'SW' }, hail: true })).toBe(
    'moonlight full, wind {"from":"SW"}, hail true',
  );
  expect(extraText(undefined)).toBeNull();
});
