import { describe, expect, it } from 'vitest';
import type { Assignment, Patrol } from '#patrols/contract';
import type { Person } from '#people/contract';
import { copiedOf } from './copied.ts';
import { assignableCrew, copyOf } from './copy.ts';
import { startError, startInstantOf } from './draft.ts';

const zone = 'Pacific/Auckland';
const stamp = { when: '2026-09-01T00:00:00.000Z' };

const patrol: Patrol = {
  ...{ _id: '01920000-0000-7000-8000-000000000001', type: 'patrol', name: 'Regular patrol', hours: 3 },
  ...{ when: '2026-09-19T09:00:00.000Z', callSign: 'HSCP', crewSize: 3, instructions: null }, // Saturday 19 September, 21:00
  ...{ cancelled: null, finalized: stamp, deleted: null, started: null, finished: null },
  ...{ eccLogOnNotification: null, eccLogOnResponse: null },
  ...{ eccLogOffNotification: null, eccLogOffResponse: null },
  ...{ patrollers: {}, guests: {}, incidents: [], version: 3, edited: null, overdueAcknowledged: null },
  ...{ eccLogOnMail: null, eccLogOffMail: null },
};

describe('a copy [5.10]', () => {
  it('has what the patrol had, a week later', () => {
    expect(copyOf(patrol, '2026-09-18T00:00:00.000Z', zone)).toEqual({
      ...{ date: '2026-09-26', time: '21:00', occurrence: 'first', hours: 3 },
      ...{
        patrol: true,
        callSign: 'HSCP',
        crewSize: 3,
        name: 'Regular patrol',
        instructions: '',
        message: '',
      },
    });
    const event: Patrol = {
      ...patrol,
      type: 'event',
      name: null,
      callSign: null,
      crewSize: 2,
      instructions: 'Bring a torch.',
    };
    expect(copyOf(event, stamp.when, zone)).toMatchObject({
      ...{ patrol: false, callSign: '', name: '', instructions: 'Bring a torch.' },
    });
  });

  it.each([
    ['of a patrol to come', '2026-09-01T00:00:00.000Z', '2026-09-26'],
    ['months later', '2026-12-14T00:00:00.000Z', '2026-12-19'],
    ['at 20:59 of that weekday', '2026-11-21T07:59:00.000Z', '2026-11-21'],
    ['at 21:00 of that weekday', '2026-11-21T08:00:00.000Z', '2026-11-28'],
    ['by a past midnight of UTC', '2026-11-21T13:00:00.000Z', '2026-11-28'],
  ])('is on the same weekday and ahead: %s', (_which, now, date) => {
    expect(copyOf(patrol, now, zone).date).toBe(date);
  });

  it('keeps the local time over a change of the clocks', () => {
    const values = copyOf(patrol, '2026-09-27T00:00:00.000Z', zone);
    expect([values.date, values.time]).toEqual(['2026-10-03', '21:00']);
    expect(startInstantOf(values, zone)).toBe('2026-10-03T08:00:00.000Z');
  });

  it('keeps a time that the clocks skip, for the form to name the next one', () => {
    const early = { ...patrol, when: '2026-09-19T14:30:00.000Z' }; // Sunday 20 September, 02:30
    const values = copyOf(early, stamp.when, zone);
    expect([values.date, values.time]).toEqual(['2026-09-27', '02:30']);
    expect(startError(values, zone)).toContain('Try 03:00');
  });
});

it('the same crew are those who can be assigned still [5.10]', () => {
  const accepted: Assignment = {
    accepted: stamp,
    declined: null,
    didNotShow: null,
    removed: null,
    emailed: null,
  };
  const person = (_id: string, others: Partial<Person> = {}): Person => ({
    ...{ _id, firstName: 'Aroha', lastName: 'Tamihana', finished: null, roles: ['patroller'] },
    ...others,
  });
  const patrollers = {
    ...{ a: accepted, b: { ...accepted, declined: stamp }, c: { ...accepted, removed: stamp } },
    ...{ d: accepted, e: accepted, f: { ...accepted, didNotShow: stamp } },
  };
  const people = [
    ...['f', 'a', 'b', 'c', 'g'].map((id) => person(id)),
    person('d', { finished: stamp.when }),
    person('e', { roles: ['admin'] }),
  ];
  expect(assignableCrew({ patrollers }, people).map(({ _id }) => _id)).toEqual(['f', 'a']);
});

it('an address names the patrol by its id [5.10]', () => {
  expect(copiedOf({ copy: patrol._id })).toEqual({ copy: patrol._id });
  expect(copiedOf({ copy: 'the last one' })).toEqual({});
});
