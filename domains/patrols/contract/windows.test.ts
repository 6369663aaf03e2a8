import { describe, expect, it } from 'vitest';
import { toLocal } from '#contract';
import { canChangeCrew, canMarkNoShow, isAnswerable } from '#crew/contract';
import { at, buildPatrol, me, minute, moved, stamp, unanswered } from './rules.fixture.ts';
import { canCancelAsNoShow, canEdit, endOf } from './rules.ts';
import { canLogOn, canStart } from './running.ts';

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

  it('can be logged on with the ECC from 90 minutes before its start until its end [8.2]', () => {
    const opens = moved(when, -90 * minute);
    expect([clock(opens), clock(ends)]).toEqual([logOn, end]);
    expect(canLogOn(patrol, me, moved(opens, -minute))).toBe(false);
    expect(canLogOn(patrol, me, moved(opens, -1))).toBe(false);
    expect(canLogOn(patrol, me, opens)).toBe(true);
    expect(canLogOn(patrol, me, moved(ends, -minute))).toBe(true);
    expect(canLogOn(patrol, me, ends)).toBe(false);
  });

  it('can be started from 60 minutes before its start until its end [8.2]', () => {
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
    const accepted = { ...unanswered, accepted: stamp };
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
