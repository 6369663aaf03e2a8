import { describe, expect, it } from 'vitest';
import { dueSteps, isOverdue, type Watched } from './rules.ts';

const start = '2026-11-21T08:00:00.000Z';
const end = '2026-11-21T11:00:00.000Z';
const minute = 60_000;

/** Returns the instant so many minutes after the planned end. */
const past = (minutes: number) => new Date(Date.parse(end) + minutes * minute).toISOString();

/** Makes a running patrol of three hours, not heard from since its start. */
function build(given: Partial<Watched> = {}): Watched {
  const running = { when: start, hours: 3, started: {}, finished: null, lastHeard: start };
  return { ...running, name: null, callSign: 'HSCP', acknowledged: false, raised: [], ...given };
}

describe('a patrol is overdue [17.8]', () => {
  it.each([
    ['not before its planned end', -0.001, {}, false],
    ['from its planned end on', 0, {}, true],
    ['not if it was not started', 90, { started: null }, false],
    ['not once it has finished', 90, { finished: {} }, false],
    ['not before the end to which it was extended', 29, { hours: 3.5 }, false],
  ])('%s', (_when, minutes, given, expected) => {
    expect(isOverdue(build(given), past(minutes))).toBe(expected);
  });
});

describe('the steps that are due [17.8]', () => {
  const raised = (...steps: number[]) => ({ raised: steps.map((step) => ({ until: end, step })) });

  it.each([
    ['none before the end', -0.001, {}, []],
    ['the crew’s at the end', 0, {}, [0]],
    ['… though it has just recorded something', 5, { lastHeard: past(4) }, [0]],
    ['the first for admins after 30 minutes', 30, raised(0), [30]],
    ['… and no earlier', 29.999, raised(0), []],
    ['the second after 60', 60, raised(0, 30), [60]],
    ['… and no earlier', 59.999, raised(0, 30), []],
    ['none when all were raised', 300, raised(0, 30, 60), []],
    ['all at once after a stand-still', 60, {}, [0, 30, 60]],
    ['counted from the last entry', 60, { ...raised(0), lastHeard: past(31) }, []],
    ['… to the minute', 61, { ...raised(0), lastHeard: past(31) }, [30]],
    ['from the end, if the last entry was before it', 30, { ...raised(0), lastHeard: past(-20) }, [30]],
    ['none once acknowledged', 60, { ...raised(0), acknowledged: true }, []],
    ['none once finished', 60, { ...raised(0), finished: {} }, []],
    ['again after it was extended', 60, { ...raised(0, 30, 60), hours: 3.5 }, [0, 30]],
    ['only the crew’s for a test patrol', 60, { name: 'Test' }, [0]],
    ['all within a day past the end', 24 * 60 - 0.001, {}, [0, 30, 60]],
    ['none from then on', 24 * 60, {}, []],
  ])('are %s', (_which, minutes, given, expected) => {
    expect(dueSteps(build(given), past(minutes))).toEqual(expected);
  });
});
