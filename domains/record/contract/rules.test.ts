import { describe, expect, it } from 'vitest';
import type { Role } from '#contract';
import {
  canFinishForCrew,
  finishOdometerIssues,
  finishTimeIssues,
  incidentTimeIssues,
  isFromBefore,
  isQuiet,
  lastEntryOf,
  startTimeIssues,
} from './rules.ts';

const moment = '2026-11-21T10:00:00.000Z';
const [second, minute, hour] = [1000, 60_000, 3_600_000];
const off = (milliseconds: number) => new Date(Date.parse(moment) + milliseconds).toISOString();

/** Returns the field that each issue is about. */
const fields = (issues: { path: string[] }[]) => issues.map(({ path }) => path.join('.'));

describe('the times of a record [17.3]', () => {
  it.each([
    [hour, []],
    [hour + second, ['started']],
    [-6 * hour, []],
    [-6 * hour - second, ['started']],
  ])('a start %d ms from the moment is refused on %j', (by, expected) => {
    expect(fields(startTimeIssues(off(by), moment))).toEqual(expected);
  });

  it.each([
    [minute, []],
    [minute + second, ['when']],
    [-hour, []],
    [-hour - second, ['when']],
  ])('an incident %d ms from the moment, an hour after the start, is refused on %j', (by, expected) => {
    expect(fields(incidentTimeIssues(off(by), moment, { started: off(-hour) }))).toEqual(expected);
  });

  it.each([
    [15 * minute, []],
    [15 * minute + second, ['finished']],
    [-hour + second, []],
    [-hour, ['finished']],
  ])('a finish %d ms from the moment, an hour after the start, is refused on %j', (by, expected) => {
    expect(fields(finishTimeIssues(off(by), moment, { started: off(-hour) }))).toEqual(expected);
  });

  it('a start that was itself ahead allows nothing before it', () => {
    const started = off(30 * minute);
    expect(incidentTimeIssues(moment, moment, { started })).toMatchObject([
      { format: 'a time after the start' },
    ]);
    expect(incidentTimeIssues(off(2 * minute), moment, { started })).toMatchObject([
      { format: 'a time until now' },
    ]);
    expect(finishTimeIssues(started, moment, { started })).toMatchObject([{ reason: 'incorrect-format' }]);
  });
});

describe('the odometer [17.3]', () => {
  it.each([
    [61_000, 61_000, []],
    [61_000, 60_999.9, ['vehicle.finishOdometer']],
    [61_000, null, []],
    [null, 0, []],
  ])('that started at %s and finishes at %s is refused on %j', (startOdometer, finishOdometer, expected) => {
    const vehicle = { rego: 'KLM127', startOdometer };
    expect(fields(finishOdometerIssues(finishOdometer, { vehicle }))).toEqual(expected);
  });

  it('of a patrol without a vehicle may be anything', () => {
    expect(finishOdometerIssues(1, { vehicle: null })).toEqual([]);
  });
});

describe('what has waited', () => {
  const finish = { finished: off(-10 * minute), moment };
  it.each([
    ['recorded with it', { moment, when: off(-hour) }, true],
    ['recorded after it', { moment: off(1), when: off(-hour) }, false],
    ['dated like it', { moment, when: finish.finished }, true],
    ['dated after it', { moment, when: off(-10 * minute + 1) }, false],
    ['a deletion, which has no date', { moment }, true],
    ['recorded nobody knows when', { moment: null, when: off(-hour) }, true],
    ['recorded nobody knows when, but dated after it', { moment: null, when: off(-10 * minute + 1) }, false],
  ])('comes from before the finish if it is %s: %o %s [17.15]', (_what, entry, expected) => {
    expect(isFromBefore(finish, entry)).toBe(expected);
  });
});

describe('an admin [17.9]', () => {
  const running = { when: off(-4 * hour), hours: 3, started: started(), finished: null };
  it.each<[string, object, Role[], number, boolean]>([
    ['an hour past the end', {}, ['admin'], 0, true],
    ['a second earlier', {}, ['admin'], -second, false],
    ['without the role', {}, ['watcher', 'patroller'], hour, false],
    ['of a patrol that was not started', { started: null }, ['admin'], hour, false],
    ['of an extended one', { hours: 3.5 }, ['admin'], 0, false],
  ])('finishes a patrol for its crew, %s: %o %j', (_what, change, roles, by, expected) => {
    expect(canFinishForCrew({ ...running, ...change }, roles, off(by))).toBe(expected);
  });
});

describe('the last entry [17.2]', () => {
  it('is the latest incident, or the start', () => {
    expect(lastEntryOf({ started: moment }, [])).toBe(moment);
    expect(lastEntryOf({ started: moment }, [{ when: off(2) }, { when: off(1) }])).toBe(off(2));
  });

  it.each([
    [15 * minute, true],
    [15 * minute - second, false],
  ])('is %d ms ago, which is quiet: %s', (ago, expected) => {
    expect(isQuiet(moment, off(ago))).toBe(expected);
  });
});

function started() {
  const origin = { by: null, recorded: null, received: null, late: false, timeUncertain: false };
  const none = { _id: null, location: null, policeEventNumber: null, vehicle: null, notes: null };
  return { ...none, ...origin, started: off(-4 * hour) };
}
