import { describe, expect, it } from 'vitest';
import { type Role, roles } from '../access.ts';
import { resolveLocal, toLocal } from '../time.ts';
import {
  asksAgain,
  assignmentStatus,
  canAccept,
  canCancel,
  canCancelAsNoShow,
  canChangeCrew,
  canContinueRecording,
  canDecline,
  canEdit,
  canFinalize,
  canLogOn,
  canMarkNoShow,
  canReadEccReplies,
  canStart,
  canVoidFinish,
  canVoidStart,
  crewSize,
  eccRingAt,
  editRefusal,
  endOf,
  isAnswerable,
  isDraft,
  isOnCrew,
  isTest,
  isUndermanned,
  isUpcomingOrRunning,
  leastExtension,
  overlap,
  showsAnswerButtons,
  startWarning,
} from './rules.ts';
import type { Assignment } from './schema.ts';

const minute = 60_000;
const earlier = '2026-01-01T00:00:00.000Z';
const then = { when: earlier };
const nothing: Assignment = {
  accepted: null,
  declined: null,
  didNotShow: null,
  removed: null,
  emailed: null,
};
const me = { personId: 'me', roles: ['patroller'] as const };

/** A finalized patrol with me on its crew; every button shows at some time. */
function buildPatrol(when: string, hours = 3) {
  return {
    type: 'patrol' as const,
    when,
    hours,
    cancelled: null,
    finalized: then,
    started: null,
    finished: null,
    eccLogOnNotification: null,
    eccLogOnResponse: null,
    patrollers: { me: nothing },
  };
}

function at(zone: string, local: string): string {
  const [date = '', time = ''] = local.split(' ');
  const resolved = resolveLocal({ date, time }, zone);
  if (resolved.kind !== 'one') throw new Error(`${local} is not one moment in ${zone}`);
  return resolved.instant;
}

const moved = (instant: string, milliseconds: number) =>
  new Date(Date.parse(instant) + milliseconds).toISOString();

/** Local start, and the expected log-on, start and end times. Windows count elapsed minutes over a change of the clocks. */
const nights = [
  ['Pacific/Auckland', '2026-12-05 21:00', '19:30', '20:00', '00:00'],
  ['Pacific/Auckland', '2027-09-26 03:30', '01:00', '01:30', '06:30'], // 02:00 is 03:00
  ['Pacific/Auckland', '2027-04-04 03:15', '02:45', '02:15', '06:15'], // 03:00 is 02:00
  ['Pacific/Auckland', '2027-04-04 01:00', '23:30', '00:00', '03:00'],
  ['Pacific/Auckland', '2027-09-26 00:30', '23:00', '23:30', '04:30'],
  ['Pacific/Chatham', '2026-12-05 21:00', '19:30', '20:00', '00:00'],
  ['Australia/Lord_Howe', '2027-04-04 02:15', '01:15', '01:45', '05:15'], // half an hour back
  ['Europe/London', '2027-03-28 02:15', '23:45', '00:15', '05:15'],
  ['Europe/London', '2026-10-25 02:15', '01:45', '01:15', '05:15'],
  ['America/New_York', '2027-03-14 03:15', '00:45', '01:15', '06:15'],
  ['America/New_York', '2026-11-01 02:15', '01:45', '01:15', '05:15'],
  ['Asia/Kathmandu', '2026-07-01 22:00', '20:30', '21:00', '01:00'],
] as const;

describe.each(nights)('in %s, a patrol of 3 hours from %s', (zone, local, logOn, start, end) => {
  const when = at(zone, local);
  const patrol = buildPatrol(when);
  const clock = (instant: string) => toLocal(instant, zone).time;
  const ends = endOf(patrol);

  it('can be logged on with the ECC from 90 minutes before its start until its end [duty-windows]', () => {
    const opens = moved(when, -90 * minute);
    expect([clock(opens), clock(ends)]).toEqual([logOn, end]);
    expect(canLogOn(patrol, me, moved(opens, -minute))).toBe(false);
    expect(canLogOn(patrol, me, moved(opens, -1))).toBe(false);
    expect(canLogOn(patrol, me, opens)).toBe(true);
    expect(canLogOn(patrol, me, moved(ends, -minute))).toBe(true);
    expect(canLogOn(patrol, me, ends)).toBe(false);
  });

  it('can be started from 60 minutes before its start until its end [duty-windows]', () => {
    const opens = moved(when, -60 * minute);
    expect(clock(opens)).toBe(start);
    expect(canStart(patrol, me, moved(opens, -minute))).toBe(false);
    expect(canStart(patrol, me, moved(opens, -1))).toBe(false);
    expect(canStart(patrol, me, opens)).toBe(true);
    expect(canStart(patrol, me, moved(ends, -minute))).toBe(true);
    expect(canStart(patrol, me, ends)).toBe(false);
  });

  it('can be edited, answered and manned until its start; no-shows can be marked from then on', () => {
    const before = moved(when, -minute);
    const accepted = { ...nothing, accepted: then };
    const open = [before, moved(when, -1), when, moved(when, minute)].map((now) => [
      canEdit(patrol, ['admin'], now),
      canChangeCrew(patrol, ['admin'], now),
      isAnswerable(patrol, now),
      canCancelAsNoShow(patrol, ['admin'], now),
      canMarkNoShow(patrol, accepted, ['admin'], now),
    ]);
    const upcoming = [true, true, true, false, false];
    const begun = [false, false, false, true, true];
    expect(open).toEqual([upcoming, upcoming, begun, begun]);
  });
});

describe('a button', () => {
  const when = '2026-12-05T08:00:00.000Z';
  const patrol = buildPatrol(when);
  const now = moved(when, -30 * minute);
  const allowed = (may: (given: readonly Role[]) => boolean) => roles.filter((role) => may([role]));

  it('of an admin is nobody else’s', () => {
    const draft = { ...patrol, finalized: null };
    const late = moved(when, minute);
    const accepted = { ...nothing, accepted: then };
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
      patrollers: { me: { ...nothing, ...state } },
    });
    expect(canStart(without({ declined: then }), me, now)).toBe(false);
    expect(canStart(without({ removed: then }), me, now)).toBe(false);
  });

  const someone: { personId: string; roles: readonly Role[] } = { personId: 'other', roles: ['patroller'] };

  it.each([
    ['cancelled', { cancelled: then }],
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
    const sent = { ...patrol, eccLogOnNotification: then };
    expect(canLogOn(sent, me, now)).toBe(false);
    expect(canStart(sent, me, now)).toBe(true);
  });

  it('to finalize is for drafts that are not cancelled', () => {
    const draft = { ...patrol, finalized: null };
    expect([draft, patrol, { ...draft, cancelled: then }].map((one) => canFinalize(one, ['admin']))).toEqual([
      true,
      false,
      false,
    ]);
    expect([draft, patrol, { ...draft, cancelled: then }].map(isDraft)).toEqual([true, false, false]);
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
  expect(why({ cancelled: then })).toBe('Cancelled patrols may not be edited.');
  expect(why({}, when)).toBe('Only future patrols may be edited.');
  expect(why({ cancelled: then }, moved(when, minute))).toBe('Cancelled patrols may not be edited.');
});

it.each([
  [{ started: { started: earlier } }, 'Events may not be edited once they have been started.'],
  [{ cancelled: then }, 'Cancelled events may not be edited.'],
  [{}, 'Only future events may be edited.'],
])('calls an event an event where it may not be edited [event-words]', (state, message) => {
  const event = { ...buildPatrol(earlier), type: 'event' as const, ...state };
  expect(editRefusal(event, earlier)?.message).toBe(message);
});

describe('a patrol is upcoming or running', () => {
  const when = '2026-12-05T08:00:00.000Z';
  const is = (minutes: number, state = {}) =>
    isUpcomingOrRunning({ ...buildPatrol(when), ...state }, moved(when, minutes * minute));

  it('until its planned end, or its finish if it was started [ring-crew-mate]', () => {
    expect([is(-60), is(179), is(180)]).toEqual([true, true, false]);
    const started = { started: { started: when } };
    const day = 24 * 60;
    expect([is(180 + day - 1, started), is(180 + day, started)]).toEqual([true, false]);
    expect([is(600, started), is(60, { ...started, finished: { finished: when } })]).toEqual([true, false]);
    expect([is(27 * 60 - 1, started), is(27 * 60, started)]).toEqual([true, false]);
    expect(is(-60, { cancelled: then })).toBe(false);
  });
});

describe('voiding [void-when]', () => {
  const when = '2026-12-05T08:00:00.000Z';
  const end = moved(when, 180 * minute);
  const day = 24 * 60 * minute;
  const started = { started: { started: when } };
  const finished = { ...started, finished: { finished: end } };
  it.each<[string, object, readonly Role[], number, boolean, boolean]>([
    ['a patrol that is not started', {}, ['admin'], 0, false, false],
    ['a running one', started, ['admin'], 0, true, false],
    ['a finished one', finished, ['admin'], 0, false, true],
    ['a running one, by others', started, ['watcher', 'patroller', 'summary-recipient'], 0, false, false],
    ['a finished one, by others', finished, ['watcher', 'patroller', 'summary-recipient'], 0, false, false],
    ['a running one, long before its start', started, ['admin'], -14 * day, true, false],
    ['just before thirty days', finished, ['admin'], 30 * day - 1, false, true],
    ['after thirty days', finished, ['admin'], 30 * day, false, false],
    ['a start after thirty days', started, ['admin'], 30 * day, false, false],
  ])('%s: %j %j', (_what, state, roles, past, start, finish) => {
    const patrol = { ...buildPatrol(when), ...state };
    const now = moved(end, past);
    expect([canVoidStart(patrol, roles, now), canVoidFinish(patrol, roles, now)]).toEqual([start, finish]);
  });
});

describe('a no-show', () => {
  const when = '2026-12-05T08:00:00.000Z';
  const mark = (assignment: Partial<Assignment>, state = {}) =>
    canMarkNoShow(
      { ...buildPatrol(when), ...state },
      { ...nothing, ...assignment },
      ['admin'],
      moved(when, minute),
    );

  it('can be marked for a patroller who accepted and was not removed', () => {
    expect(mark({ accepted: then })).toBe(true);
    expect(mark({})).toBe(false);
    expect(mark({ declined: then })).toBe(false);
    expect(mark({ accepted: then, removed: then })).toBe(false);
  });

  it('can be marked on a patrol that nobody came to, but not on one cancelled before its start', () => {
    expect(mark({ accepted: then }, { started: { started: when } })).toBe(true);
    expect(mark({ accepted: then }, { cancelled: { when } })).toBe(true);
    expect(mark({ accepted: then }, { cancelled: { when: moved(when, -1) } })).toBe(false);
  });
});

describe('a moved start', () => {
  const when = at('Pacific/Auckland', '2026-12-05 23:30');
  it.each([
    ['not at all', 0, false],
    ['by a little', 29, false],
    ['past midnight', 30, true],
    ['by less than an hour, earlier', -59, false],
    ['by an hour, earlier', -60, true],
    ['by a day', 24 * 60, true],
  ])('%s asks those who had accepted again, or not', (_what, minutes, asks) => {
    expect(asksAgain(when, moved(when, minutes * minute), 'Pacific/Auckland')).toBe(asks);
  });

  it('is judged by the organization’s local date', () => {
    expect(asksAgain(when, moved(when, 45 * minute), 'Australia/Sydney')).toBe(false);
    const midnightInLondon = '2026-12-05T23:45:00.000Z';
    expect(asksAgain(midnightInLondon, moved(midnightInLondon, 30 * minute), 'Pacific/Auckland')).toBe(false);
    expect(asksAgain(midnightInLondon, moved(midnightInLondon, 30 * minute), 'Europe/London')).toBe(true);
  });

  it('is judged by elapsed time when the clocks change', () => {
    const before = at('Pacific/Auckland', '2027-09-26 01:30');
    const after = at('Pacific/Auckland', '2027-09-26 03:00');
    expect(asksAgain(before, after, 'Pacific/Auckland')).toBe(false);
  });
});

it('two patrols overlap when they share a minute, not when one begins as the other ends', () => {
  const first = { when: '2026-12-05T08:00:00.000Z', hours: 3 };
  const from = (when: string, hours = 1) => [
    overlap(first, { when, hours }),
    overlap({ when, hours }, first),
  ];
  expect(from('2026-12-05T10:59:00.000Z')).toEqual([true, true]);
  expect(from('2026-12-05T11:00:00.000Z')).toEqual([false, false]);
  expect(from('2026-12-05T07:00:00.000Z')).toEqual([false, false]);
  expect(from('2026-12-05T07:01:00.000Z')).toEqual([true, true]);
  expect(from('2026-12-05T09:00:00.000Z')).toEqual([true, true]);
  expect(from('2026-12-04T08:00:00.000Z', 72)).toEqual([true, true]);
});

describe('a patroller on a patrol', () => {
  it('is crew unless declined or removed [rule assignment-on-patrol]', () => {
    const patrollers = {
      a: nothing,
      b: { ...nothing, accepted: then },
      c: { ...nothing, declined: then },
      d: { ...nothing, removed: then },
      e: { ...nothing, accepted: then, removed: then },
    };
    expect(Object.values(patrollers).map(isOnCrew)).toEqual([true, true, false, false, false]);
    expect(crewSize({ patrollers })).toBe(2);
    expect(isUndermanned({ patrollers })).toBe(false);
    expect(isUndermanned({ patrollers: { a: nothing } })).toBe(true);
  });

  it('is shown as did not show, accepted, declined, pending or not emailed, in this order [rule assignment-precedence]', () => {
    const all: Assignment = { ...nothing, accepted: then, declined: then, didNotShow: then, emailed: then };
    expect(assignmentStatus(all)).toBe('did-not-show');
    expect(assignmentStatus({ ...all, didNotShow: null })).toBe('accepted');
    expect(assignmentStatus({ ...all, didNotShow: null, accepted: null })).toBe('declined');
    expect(assignmentStatus({ ...nothing, emailed: then })).toBe('pending');
    expect(assignmentStatus(nothing)).toBe('not-emailed');
  });

  it('may accept unless they have, and decline unless they have', () => {
    const states = [nothing, { ...nothing, accepted: then }, { ...nothing, declined: then }];
    expect(states.map(canAccept)).toEqual([true, false, true]);
    expect(states.map(canDecline)).toEqual([true, true, false]);
    const removed = { ...nothing, removed: then };
    expect([canAccept(removed), canDecline(removed)]).toEqual([false, false]);
  });

  it('sees the buttons of the link again 5 minutes after accepting [rule answer-again]', () => {
    const accepted = { accepted: then };
    expect(showsAnswerButtons({ accepted: null }, earlier)).toBe(true);
    expect(showsAnswerButtons(accepted, moved(earlier, 4 * minute))).toBe(false);
    expect(showsAnswerButtons(accepted, moved(earlier, 5 * minute))).toBe(false);
    expect(showsAnswerButtons(accepted, moved(earlier, 6 * minute))).toBe(true);
  });
});

it.each([
  ['TEST', null, true],
  [' test ', null, true],
  [null, 'TeSt', true],
  ['Testing', 'HSCP', false],
  [null, null, false],
])(
  'a patrol named %s with the call sign %s is, or is not, a TEST [rule test-patrol]',
  (name, callSign, is) => {
    expect(isTest({ name, callSign })).toBe(is);
  },
);

it('starting warns while the ECC was sent nothing, or has not answered [start-warning]', () => {
  const patrol = buildPatrol(earlier);
  const sent = { ...patrol, eccLogOnNotification: then };
  expect(startWarning(patrol)).toBe('ECC LogOn Not Sent');
  expect(startWarning(sent)).toBe('ECC Response Not Received');
  expect(startWarning({ ...sent, eccLogOnResponse: then })).toBeNull();
  expect(startWarning({ ...patrol, eccLogOnResponse: then })).toBe('ECC LogOn Not Sent');
  expect(startWarning({ ...patrol, type: 'event' })).toBeNull();
});

it('a patrol rings the ECC 15 minutes after its planned start [ecc-pending]', () => {
  expect(eccRingAt(buildPatrol(earlier))).toBe(moved(earlier, 15 * minute));
});

it.each([
  ['while it runs', 3, 1, 3.5],
  ['a minute before its end', 3, 179, 3.5],
  ['at its end', 3, 180, 3.5],
  ['within half an hour past its end', 3, 209, 3.5],
  ['half an hour past its end', 3, 210, 4],
  ['hours past its end', 3, 400, 7],
  ['of the longest kind but a half hour', 71.5, 1, 72],
  ['of the longest kind', 72, 1, null],
])(
  'a patrol can be extended by half hours past this moment: %s [ecc-extend-shown]',
  (_, hours, after, least) => {
    expect(leastExtension(buildPatrol(earlier, hours), moved(earlier, after * minute))).toBe(least);
  },
);

it('mails that came in are read by admins, watchers and the crew [ecc-replies-shown]', () => {
  const patrol = { ...buildPatrol(earlier), eccLogOnNotification: then };
  const reads = (personId: string, role: Role, minutes = 27 * 60 - 1) =>
    canReadEccReplies(patrol, { personId, roles: [role] }, moved(earlier, minutes * minute));
  expect(roles.filter((role) => reads('other', role))).toEqual(['admin', 'watcher']);
  expect(reads('me', 'patroller')).toBe(true);
  expect(reads('me', 'patroller', 27 * 60)).toBe(false);
  expect(reads('other', 'watcher', 27 * 60)).toBe(true);
  expect(canReadEccReplies(buildPatrol(earlier), me, earlier)).toBe(false);
});
