import { expect, it } from 'vitest';
import { after, hour, minute } from '#platform/clock.ts';
import { patrolRows } from './patrol-rows.ts';
import type { Plan } from './plan.ts';

const when = '2026-11-21T08:00:00.000Z';
const plan: Plan = {
  type: 'patrol',
  name: 'Regular patrol',
  when,
  hours: 3,
  status: 'finalized',
  crew: [
    ['aroha', 'accepted'],
    ['graeme', 'did-not-show'],
    ['priya', 'declined'],
    ['wiremu', 'pending'],
  ],
  guests: [],
};
const roster = { organizationId: 'hscp', idOf: (name: string) => name, adminId: 'aroha' };

function rowsAt(now: string, changes: Partial<Plan> = {}) {
  return patrolRows([{ ...plan, ...changes }], roster, now);
}

it.each([
  ['before its start', after(when, -minute), false, false],
  ['while it runs, which may be past midnight', after(when, hour), true, false],
  ['once it is over', after(when, 4 * hour), true, true],
])('a patrol has the record it would have by now: %s', (_, now, hasStarted, hasFinished) => {
  const [patrol] = rowsAt(now).patrols;
  expect([Boolean(patrol?.started), Boolean(patrol?.finished)]).toEqual([hasStarted, hasFinished]);
});

it('people answer for themselves after the mail, and a no-show had accepted', () => {
  const { patrols, assignments, answers } = rowsAt(after(when, 4 * hour));
  const finalized = patrols[0]?.finalized ?? '';
  const given = answers.map(({ answer, by }) => [answer, by]);
  expect(given).toEqual([
    ['accepted', 'aroha'],
    ['accepted', 'graeme'],
    ['declined', 'priya'],
  ]);
  expect(assignments.map(({ didNotShow }) => didNotShow)).toEqual([
    undefined,
    after(when, hour),
    undefined,
    undefined,
  ]);
  for (const { emailed } of assignments) expect((emailed ?? '') > finalized).toBe(true);
  for (const { when: answered } of answers) expect(answered > finalized && answered < when).toBe(true);
});

it('on a draft nobody was mailed, and the admin answered', () => {
  const { assignments, answers } = rowsAt(after(when, -hour), { status: 'draft' });
  expect(assignments.every(({ emailed }) => emailed === null)).toBe(true);
  expect(answers.map(({ by }) => by)).toEqual(['aroha', 'aroha', 'aroha']);
});

it('each odometer starts where the last one ended, as the car has it, and incidents happen during their patrol', () => {
  const later = { ...plan, when: after(when, 24 * hour) };
  const cancelled = { ...plan, status: 'cancelled' as const };
  const plans = [plan, cancelled, later];
  const { patrols, incidents, vehicles } = patrolRows(plans, roster, after(later.when, 4 * hour));
  const [first, calledOff, second] = patrols;
  expect(second?.started?.vehicle?.startOdometer).toBe(first?.finished?.vehicle?.finishOdometer);
  const { finished: odometerWhen, vehicle } = second?.finished ?? {};
  expect(vehicles).toMatchObject([{ rego: 'KLM127', odometer: vehicle?.finishOdometer, odometerWhen }]);
  expect(calledOff).not.toHaveProperty('started');
  expect(new Set(incidents.map(({ patrolId }) => patrolId))).toEqual(new Set([first?.id, second?.id]));
  for (const { patrolId, when: noted } of incidents) {
    const { started, finished } = patrolId === first?.id ? first : (second ?? {});
    expect(noted > (started?.started ?? '') && noted < (finished?.finished ?? '')).toBe(true);
  }
});
