import { crew } from '../past.ts';
import { type PlanRows, planRows } from '../patrol-rows.ts';
import type { Plan } from '../plan.ts';
import { draw, pick, type Random } from '../random.ts';
import type { NewPatrolRow } from '../store.ts';
import { type Generated, groupSize } from './organization.ts';

/** How many of a thousand crews forget to finish, so that their patrol is out for good. */
const forgetful = 2;

/** Makes up an organization's patrols of one evening, as they are by now. */
export function patrolsOf(organization: Generated, when: string, now: string, isDraft: boolean): PlanRows {
  const { people, patrolsAnEvening, roster, logbook } = organization;
  const plans = Array.from({ length: patrolsAnEvening }, (_, index) => {
    const group = people.slice(index * groupSize, (index + 1) * groupSize).map(({ id }) => id);
    return planOf(group, when, isDraft, logbook.random);
  });
  const rows = planRows(plans, roster, now, logbook);
  return {
    ...rows,
    patrols: rows.patrols.map((patrol) => (isForgotten(logbook.random) ? unfinished(patrol) : patrol)),
  };
}

function planOf(ids: string[], when: string, isDraft: boolean, random: Random): Plan<string> {
  const isCancelled = random() < 0.05;
  return {
    type: 'patrol',
    name: 'Regular patrol',
    when,
    hours: pick(random, [3, 3, 3.5]),
    status: isDraft ? 'draft' : isCancelled ? 'cancelled' : 'finalized',
    crew: crew(random, draw(random, ids, pick(random, [2, 3, 3, 4]))),
    guests: random() < 0.1 ? ['Const. Matt Reihana'] : [],
  };
}

function isForgotten(random: Random): boolean {
  return random() * 1000 < forgetful;
}

function unfinished(patrol: NewPatrolRow): NewPatrolRow {
  return {
    ...patrol,
    finished: null,
    eccLogOffNotification: null,
    eccLogOffNotificationBy: null,
    eccLogOffResponse: null,
  };
}
