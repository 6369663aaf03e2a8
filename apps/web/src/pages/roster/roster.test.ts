import { describe, expect, it } from 'vitest';
import type { PatrolListItem } from '#patrols/contract';
import { aStart } from '#patrols/web/patrol.fixture.ts';
import { companionsOf, distinctiveName, listParts } from './companions.ts';
import { nextHeading, toDo } from './next-patrol.ts';
import { answeredBy, awaitsAnswer, offeredAnswers, ownStatus } from './own-status.ts';

const zone = 'Pacific/Auckland';
/** Saturday 21 November 2026, 20:12 in New Zealand. */
const now = '2026-11-21T07:12:00.000Z';
const patrol = (when: string, started: object | null = null) => ({ when, hours: 3, started });

describe('the heading of a patrol that stands first', () => {
  const running = patrol('2026-11-21T06:00:00.000Z');
  const upcoming = patrol('2026-11-21T08:00:00.000Z');

  it.each([
    [running.when, 'Now, until 22:00'],
    [upcoming.when, 'Tonight, 21:00'],
    ['2026-11-21T09:30:00.000Z', 'Tonight, 22:30'],
    ['2026-11-21T11:30:00.000Z', 'Tomorrow, 00:30'],
    ['2026-12-05T08:00:00.000Z', 'Sat 5 Dec, 21:00'],
  ])('%s is headed %s', (when, heading) => {
    expect(nextHeading(patrol(when), now, zone)).toBe(heading);
  });

  it('says of one past its end that it is out, and since when it should not be [7.12]', () => {
    const out = (when: string) => patrol(when, { started: when });
    expect(nextHeading(out('2026-11-21T03:00:00.000Z'), now, zone)).toBe('On patrol, ended 19:00');
    expect(nextHeading(out('2026-11-20T08:00:00.000Z'), now, zone)).toBe(
      'On patrol, ended Sat 21 Nov 2026, 00:00',
    );
    expect(nextHeading(out(upcoming.when), now, zone)).toBe('Now, until 00:00');
  });

  it('is headed Today by day', () => {
    expect(nextHeading(patrol('2026-11-21T01:00:00.000Z'), '2026-11-20T20:00:00.000Z', zone)).toBe(
      'Today, 14:00',
    );
  });
});

const pending = { accepted: null, declined: null, didNotShow: null, removed: null, emailed: null };

const me = { _id: 'me', secondStep: null };
const another = { _id: 'another person', secondStep: null };

describe('an answer [7.4]', () => {
  const upcoming: PatrolListItem = {
    _id: '0197a3de-0000-7000-8000-000000000001',
    type: 'patrol',
    name: null,
    when: '2026-12-05T08:00:00.000Z',
    hours: 3,
    callSign: 'HSCP',
    crewSize: 2,
    instructions: null,
    cancelled: null,
    finalized: { when: now },
    deleted: null,
    started: null,
    finished: null,
    eccLogOnNotification: null,
    eccLogOnResponse: null,
    eccLogOffNotification: null,
    eccLogOffResponse: null,
    patrollers: { me: pending, other: pending },
    guests: {},
  };
  const stamp = { when: now };

  it('is requested until it is given, and until the start', () => {
    expect(awaitsAnswer(upcoming, me, now)).toBe(true);
    expect(awaitsAnswer(answeredBy('me', 'accepted', stamp)(upcoming), me, now)).toBe(false);
    expect(awaitsAnswer(upcoming, me, upcoming.when)).toBe(false);
    expect(awaitsAnswer({ ...upcoming, cancelled: stamp }, me, now)).toBe(false);
    expect(awaitsAnswer(upcoming, another, now)).toBe(false);
  });

  it('is requested above the lists, except for the next patrol, which has its own card [7.14]', () => {
    const accepted = answeredBy('me', 'accepted', stamp)(upcoming);
    const later = { ...upcoming, _id: 'later', when: '2026-12-06T08:00:00.000Z' };
    const ahead = (...patrols: PatrolListItem[]) => ({ running: [], ahead: patrols });
    expect(toDo(ahead(upcoming, later), me, now)).toEqual({ first: [upcoming], unanswered: [later] });
    expect(toDo(ahead(accepted, later), me, now)).toEqual({ first: [accepted], unanswered: [later] });
    expect(toDo(ahead(accepted, later), { ...me, _id: 'other' }, now).unanswered).toEqual([later]);
  });

  it('is not requested for a patrol that runs, which stands before the next one [7.12]', () => {
    const running = { ...upcoming, _id: 'running' };
    const shown = toDo({ running: [running], ahead: [running, upcoming] }, me, now);
    expect(shown).toEqual({ first: [running, upcoming], unanswered: [] });
  });

  it('changes only the own assignment, and replaces the previous answer', () => {
    const accepted = answeredBy('me', 'accepted', stamp)(upcoming);
    expect(accepted.patrollers.other).toEqual(pending);
    expect(ownStatus(answeredBy('me', 'declined', stamp)(accepted), 'me')).toBe('declined');
  });

  it('can be changed until the start: the other answer is offered [7.4]', () => {
    const accepted = answeredBy('me', 'accepted', stamp)(upcoming);
    const declined = answeredBy('me', 'declined', stamp)(upcoming);
    expect(offeredAnswers(upcoming, me, now)).toEqual(['accepted', 'declined']);
    expect(offeredAnswers(accepted, me, now)).toEqual(['declined']);
    expect(offeredAnswers(declined, me, now)).toEqual(['accepted']);
    for (const patrol of [upcoming, accepted, declined]) {
      expect(offeredAnswers(patrol, me, patrol.when)).toEqual([]);
      expect(offeredAnswers({ ...patrol, cancelled: stamp }, me, now)).toEqual([]);
    }
    expect(offeredAnswers(upcoming, another, now)).toEqual([]);
  });

  it('is not asked for while a required second step is overdue [9.25]', () => {
    const lacking = (isOverdue: boolean) => ({ ...me, secondStep: { due: '2026-11-20', isOverdue } });
    expect(awaitsAnswer(upcoming, lacking(false), now)).toBe(true);
    expect(offeredAnswers(upcoming, lacking(true), now)).toEqual([]);
    expect(awaitsAnswer(upcoming, lacking(true), now)).toBe(false);
  });

  it('is not asked for by a draft, which is not pending either [7.4]', () => {
    const draft = { ...upcoming, finalized: null };
    const accepted = answeredBy('me', 'accepted', stamp)(draft);
    const declined = answeredBy('me', 'declined', stamp)(draft);
    for (const patrol of [draft, accepted, declined]) {
      expect(offeredAnswers(patrol, me, now)).toEqual([]);
      expect(awaitsAnswer(patrol, me, now)).toBe(false);
    }
    expect([draft, accepted, declined].map((patrol) => ownStatus(patrol, 'me'))).toEqual([
      undefined,
      'accepted',
      'declined',
    ]);
    expect(ownStatus(upcoming, 'me')).toBe('pending');
  });

  it('is not asked for any more once it has started, even before its time [7.4]', () => {
    const begun = { ...upcoming, started: aStart() };
    expect(ownStatus(begun, 'me')).toBeUndefined();
    expect(ownStatus(answeredBy('me', 'accepted', stamp)(begun), 'me')).toBe('accepted');
  });
});

describe('a row of the roster', () => {
  it('shows only a distinctive name', () => {
    expect(distinctiveName({ name: 'New Year patrol' })).toBe('New Year patrol');
    expect(distinctiveName({ name: 'Regular patrol' })).toBeNull();
    expect(distinctiveName({ name: null })).toBeNull();
  });

  it('names the others on the crew, and nobody who declined or was removed', () => {
    const patrollers = {
      me: pending,
      other: { ...pending, accepted: { when: now } },
      declined: { ...pending, declined: { when: now } },
      removed: { ...pending, removed: { when: now } },
    };
    expect(companionsOf({ patrollers }, 'me')).toEqual(['other']);
  });

  it('joins names into a sentence', () => {
    const sentence = (ids: string[]) => listParts(ids).map(({ value }) => value);
    expect(sentence(['A', 'B']).join('')).toBe('A and B');
    expect(sentence(['A', 'B', 'C']).join('')).toBe('A, B and C');
  });
});
