import { minutesAfter, overdueHours, overdueMinutes } from '#contract';
import { endOf, isOver, isTest, type Patrol } from '#patrols/contract';

/** The rules of a patrol that is past its end, as pure functions (product 17.8). `now` is an ISO instant. */

type Running = Pick<Patrol, 'when' | 'hours'> & { started: object | null; finished: object | null };

/** Whether a patrol has started, has not finished, and its planned end has passed. */
export function isOverdue(patrol: Running, now: string): boolean {
  return patrol.started !== null && patrol.finished === null && isOver(patrol, now);
}

/** After how many minutes alarms are raised: at once for the crew, then for the admins. */
const overdueSteps = [0, ...overdueMinutes] as const;
export type OverdueStep = (typeof overdueSteps)[number];

/** The facts that the alarms depend on. */
export interface Watched extends Running, Pick<Patrol, 'name' | 'callSign'> {
  /**
   * When the crew was last heard from: at its start or its last entry. An entry counts from its arrival at the
   * server, whatever its own time.
   */
  lastHeard: string;
  /** Whether an admin has acknowledged that it is overdue since its last extension. */
  acknowledged: boolean;
  /** The steps that were raised, each for the planned end of that time. */
  raised: readonly { until: string; step: number }[];
}

/**
 * Returns the due steps that were not raised for this planned end, in ascending order. There are none a day or
 * more past the planned end, because the people who were told need no further mail.
 */
export function dueSteps(patrol: Watched, now: string): OverdueStep[] {
  if (!isOverdue(patrol, now) || patrol.acknowledged) return [];
  const end = endOf(patrol);
  const late = minutesAfter(now, end);
  if (late >= overdueHours * 60) return [];
  const silent = Math.min(late, minutesAfter(now, patrol.lastHeard));
  const raised = new Set(patrol.raised.filter(({ until }) => until === end).map(({ step }) => step));
  const steps = isTest(patrol) ? overdueSteps.slice(0, 1) : overdueSteps;
  return steps.filter((step) => silent >= step && !raised.has(step));
}
