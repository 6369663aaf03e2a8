import { addHours } from '@patrolbook/contract';
import { v7 as newId } from 'uuid';
import { after, day, hour, minute } from '../../platform/clock.ts';
import type { PersonName } from './people.ts';
import type { Answer, Plan } from './plan.ts';
import type { AssignmentRow, DemoRows, PatrolRow } from './store.ts';

/** Whose patrols they are, and which people play whom. */
export interface Cast {
  organizationId: string;
  idOf(name: PersonName): string;
  /** Finalizes, cancels, and notes who did not show. */
  adminId: string;
}

type PatrolRows = Pick<DemoRows, 'patrols' | 'assignments' | 'answers' | 'guests'>;

/** The rows that the plans would have left behind by now, had people made and answered them in the app. */
export function patrolRows(plans: readonly Plan[], cast: Cast, now: string): PatrolRows {
  const rows: PatrolRows = { patrols: [], assignments: [], answers: [], guests: [] };
  plans.forEach((plan, index) => {
    const patrol = patrolRow(plan, cast, now, index);
    const crew = plan.crew.map(([name, answer], place) =>
      assignmentRow(patrol, { personId: cast.idOf(name), answer, place }, cast.adminId),
    );
    rows.patrols.push(patrol);
    rows.assignments.push(...crew);
    rows.answers.push(...crew.flatMap(answerRows));
    rows.guests.push(...plan.guests.map((name) => guestRow(patrol, name)));
  });
  return rows;
}

function patrolRow(plan: Plan, { organizationId, adminId }: Cast, now: string, index: number): PatrolRow {
  const { type, name, when, hours, status } = plan;
  const settled = when < now ? when : now;
  return {
    organizationId,
    id: newId(),
    type,
    name,
    when,
    hours,
    callSign: type === 'patrol' ? 'HSCP' : null,
    created: after(settled, -16 * day),
    ...(status !== 'draft' && { finalized: after(settled, -6 * day), finalizedBy: adminId }),
    ...(status === 'cancelled' && { cancelled: cancelledAt(plan, settled), cancelledBy: adminId }),
    ...(status === 'finalized' && type === 'patrol' && records(plan, now, index)),
  };
}

/** The day before, or on the evening itself when nobody came. */
function cancelledAt({ crew, when }: Plan, settled: string): string {
  return crew.some(([, answer]) => answer === 'did-not-show') ? after(when, hour) : after(settled, -day);
}

/** When it was begun and ended, as far as that has come: a few minutes off the plan, as in life. */
function records({ when, hours }: Plan, now: string, index: number) {
  const started = after(when, ((index * 7) % 9) * minute);
  const finished = after(addHours(when, hours), (((index * 5) % 16) - 4) * minute);
  return {
    started: started <= now ? { started } : null,
    finished: finished <= now ? { finished } : null,
  };
}

/** Everybody answers within a day; on a draft, whose crew has not been mailed, the admin does it for them. */
function assignmentRow(
  patrol: PatrolRow,
  { personId, answer, place }: { personId: string; answer: Answer; place: number },
  adminId: string,
): AssignmentRow {
  const { organizationId, id: patrolId, created, finalized, when } = patrol;
  const answered = after(finalized ?? created, (place + 1) * 5 * hour);
  const by = finalized ? personId : adminId;
  return {
    organizationId,
    id: newId(),
    patrolId,
    personId,
    created,
    emailed: finalized ? after(finalized, minute) : null,
    ...(answer === 'declined' && { declined: answered, declinedBy: by }),
    ...((answer === 'accepted' || answer === 'did-not-show') && { accepted: answered, acceptedBy: by }),
    ...(answer === 'did-not-show' && { didNotShow: after(when, hour), didNotShowBy: adminId }),
  };
}

function answerRows({ organizationId, id, ...row }: AssignmentRow): DemoRows['answers'] {
  const given = { organizationId, id: newId(), assignmentId: id };
  if (row.accepted && row.acceptedBy)
    return [{ ...given, answer: 'accepted', when: row.accepted, by: row.acceptedBy }];
  if (row.declined && row.declinedBy)
    return [{ ...given, answer: 'declined', when: row.declined, by: row.declinedBy }];
  return [];
}

/** Guests without an address are told by phone. */
function guestRow(
  { organizationId, id: patrolId, created }: PatrolRow,
  name: string,
): DemoRows['guests'][number] {
  return { organizationId, id: newId(), patrolId, name, phone: '09 555 0190', created };
}
