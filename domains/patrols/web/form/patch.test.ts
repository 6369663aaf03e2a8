import { describe, expect, it } from 'vitest';
import type { Assignment, Patrol } from '#patrols/contract';
import { asksCrewAgain, endsTraining, mailsText } from '#web/pages/edit-patrol/consequences.ts';
import { checkPatch, draftOf } from './patch.ts';

const zone = 'Pacific/Auckland';
const stamp = { when: '2026-11-20T07:00:00.000Z' };
const accepted: Assignment = {
  accepted: stamp,
  declined: null,
  didNotShow: null,
  removed: null,
  emailed: stamp,
};

const patrol: Patrol = {
  _id: '01900000-0000-7000-8000-000000000001',
  type: 'patrol',
  name: 'Late patrol',
  when: '2026-11-24T08:00:00.000Z',
  hours: 2.5,
  callSign: 'HSCP',
  crewSize: 2,
  instructions: null,
  cancelled: null,
  finalized: stamp,
  deleted: null,
  started: null,
  finished: null,
  eccLogOnMail: null,
  eccLogOffMail: null,
  overdueAcknowledged: null,
  incidents: [],
  version: 1,
  edited: null,
  eccLogOnNotification: null,
  eccLogOnResponse: null,
  eccLogOffNotification: null,
  eccLogOffResponse: null,
  patrollers: { a: accepted },
  guests: {},
};
const saved = draftOf(patrol, zone);
const check = (changes: Partial<typeof saved>) => checkPatch({ ...saved, ...changes }, saved, zone);

describe('the form values of an existing patrol', () => {
  it("are in the organization's zone", () => {
    expect(saved).toMatchObject({ date: '2026-11-24', time: '21:00', hours: 2.5, name: 'Late patrol' });
  });

  it('tell which of two equal local times is meant', () => {
    const second = { ...patrol, when: '2027-04-03T14:30:00.000Z' };
    expect(draftOf(second, zone)).toMatchObject({ time: '02:30', occurrence: 'second' });
    const first = { ...patrol, when: '2027-04-03T13:30:00.000Z' };
    expect(draftOf(first, zone)).toMatchObject({ time: '02:30', occurrence: 'first' });
  });
});

describe('the patch that is sent', () => {
  it('holds only the changed fields [12.10]', () => {
    expect(check({})).toEqual({ patch: {} });
    expect(check({ hours: 4 })).toEqual({ patch: { hours: 4 } });
    expect(check({ time: '20:00', name: ' ' })).toEqual({
      patch: { when: '2026-11-24T07:00:00.000Z', name: null },
    });
    expect(check({ crewSize: 3 })).toEqual({ patch: { crewSize: 3 } });
    expect(check({ instructions: ' Bring a torch. ' })).toEqual({
      patch: { instructions: 'Bring a torch.' },
    });
  });

  it('has a message only if it moves or renames [5.15]', () => {
    const message = ' It rains. ';
    expect(check({ hours: 4, message })).toEqual({ patch: { hours: 4, message: 'It rains.' } });
    expect(check({ instructions: 'Bring a torch.', message })).toEqual({
      patch: { instructions: 'Bring a torch.' },
    });
    expect(check({ hours: 4, message: 'a'.repeat(1001) })).toEqual({
      errors: { message: 'must be 1000 chars or less' },
    });
  });

  it('keeps the seconds of a start that is not moved', () => {
    const odd = { ...patrol, when: '2026-11-24T08:00:30.000Z' };
    const form = draftOf(odd, zone);
    expect(checkPatch({ ...form, hours: 3 }, form, zone)).toEqual({ patch: { hours: 3 } });
  });

  it('is replaced by a message for each invalid field', () => {
    expect(check({ time: '', hours: '', name: 'ab' })).toEqual({
      errors: {
        time: 'Must have a value',
        hours: 'Must have a value',
        name: 'must be 3 chars or more',
      },
    });
    expect(check({ crewSize: 1 })).toEqual({ errors: { crewSize: 'must be 2 or more' } });
    expect(check({ date: '2027-09-26', time: '02:30' })).toEqual({
      errors: { time: 'The clocks change: this time does not exist. Try 03:00' },
    });
  });
});

describe('asking again', () => {
  const asks = (changes: Partial<typeof saved>, of = patrol) =>
    asksCrewAgain(of, { ...saved, ...changes }, zone);

  it('happens for a start moved by an hour or to another date [5.4]', () => {
    expect(asks({ time: '21:59' })).toBe(false);
    expect(asks({ time: '22:00' })).toBe(true);
    expect(asks({ date: '2026-11-25' })).toBe(true);
  });

  it('concerns only those on the crew who had accepted', () => {
    const declined = { ...patrol, patrollers: { a: { ...accepted, declined: stamp } } };
    expect(asks({ time: '22:00' }, declined)).toBe(false);
    expect(asks({ time: '22:00' }, { ...patrol, patrollers: {} })).toBe(false);
  });

  it('is not announced while there is no time', () => {
    expect(asks({ time: '' })).toBe(false);
  });
});

it.each([
  ['TEST', stamp, 'Late patrol', true],
  ['TEST', stamp, 'test ', false],
  ['TEST', null, 'Late patrol', false],
  ['Late patrol', stamp, 'Later patrol', false],
])('renaming %s, logged on %j, to %s ends training: %s [16.14]', (name, sent, to, ends) => {
  expect(endsTraining({ ...patrol, name, eccLogOnNotification: sent }, { name: to })).toBe(ends);
});

describe('whom moving or renaming mails [5.11]', () => {
  const recipients = { unmailed: [], patrollers: 2, guests: 1, watchers: 4, digests: 0 };
  const counted = 'Moving or renaming it mails 2 patrollers, 1 guest and 4 watchers.';
  const uncounted = 'Moving or renaming it mails the crew and the guests who have an email address';

  it.each<[string, Partial<Patrol>, string, typeof recipients | undefined, string]>([
    ['is how many', {}, 'Wharf patrol', recipients, counted],
    [
      'is nobody',
      {},
      'Wharf patrol',
      { unmailed: [], patrollers: 0, guests: 0, watchers: 0, digests: 0 },
      'Moving or renaming it mails nobody.',
    ],
    ['is who, while it is not counted', {}, 'Wharf patrol', undefined, `${uncounted}, and the watchers.`],
    ['leaves out watchers, if it becomes a test', {}, 'Test', recipients, `${uncounted}.`],
    [
      'is who, if a test becomes real',
      { name: 'Test' },
      'Wharf patrol',
      recipients,
      `${uncounted}, and the watchers.`,
    ],
    [
      'is how many of a test',
      { name: 'Test' },
      'test',
      { ...recipients, watchers: 0, digests: 0 },
      'Moving or renaming it mails 2 patrollers and 1 guest.',
    ],
    [
      'is nobody of a draft',
      { finalized: null },
      'Wharf patrol',
      recipients,
      'It is still a draft. Nobody is mailed before you finalize it.',
    ],
  ])('%s', (_case, others, name, count, text) => {
    expect(mailsText({ ...patrol, ...others }, { name }, count)).toBe(text);
  });
});
