import { describe, expect, it } from 'vitest';
import { type Role, roles } from '#contract';
import { canChangeCrew, canMarkNoShow, isAnswerable } from '#crew/contract';
import { buildPatrol, earlier, me, minute, moved, stamp, unanswered } from './rules.fixture.ts';
import { canCancel, canCancelAsNoShow, canEdit, canFinalize, editRefusal, isDraft } from './rules.ts';
import { canContinueRecording, canLogOn, canStart } from './running.ts';
import type { Assignment } from './schema.ts';

describe('a button', () => {
  const when = '2026-12-05T08:00:00.000Z';
  const patrol = buildPatrol(when);
  const now = moved(when, -30 * minute);
  const allowed = (may: (given: readonly Role[]) => boolean) => roles.filter((role) => may([role]));

  it('of an admin is nobody else’s', () => {
    const draft = { ...patrol, finalized: null };
    const late = moved(when, minute);
    const accepted = { ...unanswered, accepted: stamp };
    expect(allowed((given) => canFinalize(draft, given))).toEqual(['admin']);
    expect(allowed((given) => canCancel(patrol, given))).toEqual(['admin']);
    expect(allowed((given) => canEdit(patrol, given, now))).toEqual(['admin']);
    expect(allowed((given) => canChangeCrew(patrol, given, now))).toEqual(['admin']);
    expect(allowed((given) => canCancelAsNoShow(patrol, given, late))).toEqual(['admin']);
    expect(allowed((given) => canMarkNoShow(patrol, accepted, given, late))).toEqual(['admin']);
    expect(canCancel(patrol, ['watcher', 'admin'])).toBe(true);
  });

  it('of a patroller is for the crew alone', () => {
    const running = { ...patrol, started: { started: when } };
    for (const may of [
      (viewer: typeof someone) => canLogOn(patrol, viewer, now),
      (viewer: typeof someone) => canStart(patrol, viewer, now),
      (viewer: typeof someone) => canContinueRecording(running, viewer),
    ]) {
      expect(may({ ...someone, personId: 'me' })).toBe(true);
      expect(may(someone)).toBe(false);
      expect(may({ personId: 'me', roles: ['admin', 'watcher', 'summary-recipient'] })).toBe(false);
    }
    const without = (state: Partial<Assignment>) => ({
      ...patrol,
      patrollers: { me: { ...unanswered, ...state } },
    });
    expect(canStart(without({ declined: stamp }), me, now)).toBe(false);
    expect(canStart(without({ removed: stamp }), me, now)).toBe(false);
  });

  const someone: { personId: string; roles: readonly Role[] } = { personId: 'other', roles: ['patroller'] };

  it.each([
    ['cancelled', { cancelled: stamp }],
    ['started', { started: { started: when } }],
  ])('to cancel, edit, man, log on or start is gone once it is %s', (_what, state) => {
    const other = { ...patrol, ...state };
    expect(canCancel(other, ['admin'])).toBe(false);
    expect(canCancelAsNoShow(other, ['admin'], moved(when, minute))).toBe(false);
    expect(canEdit(other, ['admin'], now)).toBe(false);
    expect(canChangeCrew(other, ['admin'], now)).toBe(false);
    expect(isAnswerable(other, now)).toBe(false);
    expect(canLogOn(other, me, now)).toBe(false);
    expect(canStart(other, me, now)).toBe(false);
  });

  it('to log on or start is for finalized patrols, not events; logging on happens once', () => {
    for (const state of [{ finalized: null }, { type: 'event' as const }]) {
      expect(canLogOn({ ...patrol, ...state }, me, now)).toBe(false);
      expect(canStart({ ...patrol, ...state }, me, now)).toBe(false);
    }
    const sent = { ...patrol, eccLogOnNotification: stamp };
    expect(canLogOn(sent, me, now)).toBe(false);
    expect(canStart(sent, me, now)).toBe(true);
  });

  it('to finalize is for drafts that are not cancelled', () => {
    const draft = { ...patrol, finalized: null };
    expect([draft, patrol, { ...draft, cancelled: stamp }].map((one) => canFinalize(one, ['admin']))).toEqual(
      [true, false, false],
    );
    expect([draft, patrol, { ...draft, cancelled: stamp }].map(isDraft)).toEqual([true, false, false]);
  });

  it('to continue recording is there while it is under way', () => {
    const running = { ...patrol, started: { started: when } };
    expect(canContinueRecording(running, me)).toBe(true);
    expect(canContinueRecording(patrol, me)).toBe(false);
    expect(canContinueRecording({ ...running, finished: { finished: when } }, me)).toBe(false);
  });
});

it('explains why a patrol may not be edited', () => {
  const when = '2026-12-05T08:00:00.000Z';
  const patrol = buildPatrol(when);
  const why = (state: object, now = moved(when, -minute)) =>
    editRefusal({ ...patrol, ...state }, now)?.message;
  expect(why({})).toBeUndefined();
  expect(why({ started: { started: when } })).toBe('Patrols may not be edited once they have been started.');
  expect(why({ cancelled: stamp })).toBe('Cancelled patrols may not be edited.');
  expect(why({}, when)).toBe('Only future patrols may be edited.');
  expect(why({ cancelled: stamp }, moved(when, minute))).toBe('Cancelled patrols may not be edited.');
});

it.each([
  [{ started: { started: earlier } }, 'Events may not be edited once they have been started.'],
  [{ cancelled: stamp }, 'Cancelled events may not be edited.'],
  [{}, 'Only future events may be edited.'],
])('calls an event an event where it may not be edited [8.1]', (state, message) => {
  const event = { ...buildPatrol(earlier), type: 'event' as const, ...state };
  expect(editRefusal(event, earlier)?.message).toBe(message);
});
