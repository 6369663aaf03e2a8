import { describe, expect, it } from 'vitest';
import { type Assignment, assignmentStatus } from '#patrols/contract';
import { buildPatrol, earlier, minute, moved, stamp, unanswered } from '#patrols/contract/rules.fixture.ts';
import {
  canAccept,
  canCorrectCrew,
  canDecline,
  canMarkNoShow,
  mayHaveCome,
  showsAnswerButtons,
} from './rules.ts';

describe('a no-show', () => {
  const when = '2026-12-05T08:00:00.000Z';
  const mark = (assignment: Partial<Assignment>, state = {}) =>
    canMarkNoShow(
      { ...buildPatrol(when), ...state },
      { ...unanswered, ...assignment },
      ['admin'],
      moved(when, minute),
    );

  it('can be marked for one of the crew, answered or not', () => {
    expect(mark({ accepted: stamp })).toBe(true);
    expect(mark({})).toBe(true);
    expect(mark({ declined: stamp })).toBe(false);
    expect(mark({ accepted: stamp, removed: stamp })).toBe(false);
  });

  it('can be marked on a patrol that nobody came to, but not on one cancelled before its start', () => {
    expect(mark({ accepted: stamp }, { started: { started: when } })).toBe(true);
    expect(mark({ accepted: stamp }, { cancelled: { when } })).toBe(true);
    expect(mark({ accepted: stamp }, { cancelled: { when: moved(when, -1) } })).toBe(false);
  });
});

describe('who came', () => {
  const when = '2026-12-05T08:00:00.000Z';
  const thirtyDays = 30 * 24 * 60 * minute;
  it.each<[string, object, number, boolean]>([
    ['an instant before the start', {}, -1, false],
    ['from the start on', {}, 0, true],
    ['before the start of one that has started', { started: { started: when } }, -minute, true],
    ['of a draft', { finalized: null }, 0, true],
    ['of one that was cancelled', { cancelled: stamp }, 0, false],
    ['until 30 days past the end', {}, 180 * minute + thirtyDays - 1, true],
    ['30 days past the end', {}, 180 * minute + thirtyDays, false],
  ])('can be corrected %s: %j [6.16]', (_when, state, past, expected) => {
    const patrol = { ...buildPatrol(when), ...state };
    const now = moved(when, past);
    expect(canCorrectCrew(patrol, ['admin'], now)).toBe(expected);
    expect(canCorrectCrew(patrol, ['watcher', 'patroller'], now)).toBe(false);
    if (!('cancelled' in state)) expect(canMarkNoShow(patrol, unanswered, ['admin'], now)).toBe(expected);
  });

  it('is a patroller who had not left by the start', () => {
    const patroller = { roles: ['patroller'] as const, finished: null };
    expect(mayHaveCome(patroller, { when })).toBe(true);
    expect(mayHaveCome({ ...patroller, finished: moved(when, 1) }, { when })).toBe(true);
    expect(mayHaveCome({ ...patroller, finished: when }, { when })).toBe(false);
    expect(mayHaveCome({ roles: ['admin'], finished: null }, { when })).toBe(false);
    expect(mayHaveCome({ finished: null }, { when })).toBe(false);
  });
});

describe('a patroller on a patrol', () => {
  it('is shown as did not show, accepted, declined, pending or not emailed, in this order [6.3]', () => {
    const all: Assignment = {
      ...unanswered,
      accepted: stamp,
      declined: stamp,
      didNotShow: stamp,
      emailed: stamp,
    };
    expect(assignmentStatus(all)).toBe('did-not-show');
    expect(assignmentStatus({ ...all, didNotShow: null })).toBe('accepted');
    expect(assignmentStatus({ ...all, didNotShow: null, accepted: null })).toBe('declined');
    expect(assignmentStatus({ ...unanswered, emailed: stamp })).toBe('pending');
    expect(assignmentStatus(unanswered)).toBe('not-emailed');
  });

  it('may accept unless they have, and decline unless they have', () => {
    const states = [unanswered, { ...unanswered, accepted: stamp }, { ...unanswered, declined: stamp }];
    expect(states.map(canAccept)).toEqual([true, false, true]);
    expect(states.map(canDecline)).toEqual([true, true, false]);
    const removed = { ...unanswered, removed: stamp };
    expect([canAccept(removed), canDecline(removed)]).toEqual([false, false]);
  });

  it('sees the buttons of the link again 5 minutes after accepting [6.8]', () => {
    const accepted = { accepted: stamp };
    expect(showsAnswerButtons({ accepted: null }, earlier)).toBe(true);
    expect(showsAnswerButtons(accepted, moved(earlier, 4 * minute))).toBe(false);
    expect(showsAnswerButtons(accepted, moved(earlier, 5 * minute))).toBe(false);
    expect(showsAnswerButtons(accepted, moved(earlier, 6 * minute))).toBe(true);
  });
});
