import { v7 as newId } from 'uuid';
import { after, day, hour, minute } from '#platform/clock.ts';
import { incidentRows } from './incident-rows.ts';
import type { PersonName } from './people.ts';
import type { Plan, PlannedAnswer } from './plan.ts';
import { type Random, seeded } from './random.ts';
import { recordRow, vehicleRows } from './record-rows.ts';
import type { DemoRows, NewAssignmentRow, NewPatrolRow } from './store.ts';

/** The organization of the patrols and the ids of its people. */
export interface PlannedRoster<Name = PersonName> {
  organizationId: string;
  idOf(name: Name): string;
  /** Finalizes and cancels patrols and marks no-shows. */
  adminId: string;
}

/** How many patrols were recorded so far, and what the next one draws from. */
export interface Logbook {
  recorded: number;
  random: Random;
}

export type PlanRows = Pick<DemoRows, 'patrols' | 'assignments' | 'answers' | 'guests' | 'incidents'>;
type PatrolRows = PlanRows & Pick<DemoRows, 'vehicles'>;

/** Returns the rows that would exist by now, had people entered and answered these plans in the app. */
export function patrolRows(plans: readonly Plan[], roster: PlannedRoster, now: string): PatrolRows {
  const rows = planRows(plans, roster, now, { recorded: 0, random: seeded(61) });
  return { ...rows, vehicles: vehicleRows(rows.patrols) };
}

/** Returns these rows but the vehicles, and goes on with the logbook. */
export function planRows<Name>(
  plans: readonly Plan<Name>[],
  roster: PlannedRoster<Name>,
  now: string,
  logbook: Logbook,
): PlanRows {
  const rows: PlanRows = { patrols: [], assignments: [], answers: [], guests: [], incidents: [] };
  for (const plan of plans) {
    const patrol = patrolRow(plan, roster, now, logbook.recorded);
    if (patrol.started) logbook.recorded += 1;
    const crew = plan.crew.map(([name, answer], place) =>
      assignmentRow(patrol, { personId: roster.idOf(name), answer, place }, roster.adminId),
    );
    rows.patrols.push(patrol);
    rows.assignments.push(...crew);
    rows.answers.push(...crew.flatMap(answerRows));
    rows.guests.push(...plan.guests.map((name) => guestRow(patrol, name)));
    rows.incidents.push(...incidentRows(patrol, logbook.random, now));
  }
  return rows;
}

/** Events and cancelled patrols have no record. */
function isRecorded({ type, status }: Pick<Plan, 'type' | 'status'>): boolean {
  return type === 'patrol' && status === 'finalized';
}

/** Returns who logs on with the ECC: the first of those who came. */
function leader<Name>({ crew }: Plan<Name>, { idOf, adminId }: PlannedRoster<Name>): string {
  const first = crew.find(([, answer]) => answer === 'accepted');
  return first ? idOf(first[0]) : adminId;
}

/** `nth` is the number of patrols recorded before this one. */
function patrolRow<Name>(
  plan: Plan<Name>,
  roster: PlannedRoster<Name>,
  now: string,
  nth: number,
): NewPatrolRow {
  const { organizationId, adminId } = roster;
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
    ...(isRecorded(plan) && recordRow(plan, nth, leader(plan, roster), now)),
  };
}

/** A patrol is cancelled the day before, or an hour after its start if nobody came. */
function cancelledAt({ crew, when }: Pick<Plan<unknown>, 'crew' | 'when'>, settled: string): string {
  return crew.some(([, answer]) => answer === 'did-not-show') ? after(when, hour) : after(settled, -day);
}

/** People answer a few hours apart. On a draft, whose crew has not been mailed, the admin answers for them. */
function assignmentRow(
  patrol: NewPatrolRow,
  { personId, answer, place }: { personId: string; answer: PlannedAnswer; place: number },
  adminId: string,
): NewAssignmentRow {
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

function answerRows({ organizationId, id, ...row }: NewAssignmentRow): DemoRows['answers'] {
  const given = { organizationId, id: newId(), assignmentId: id };
  if (row.accepted && row.acceptedBy)
    return [{ ...given, answer: 'accepted', when: row.accepted, by: row.acceptedBy }];
  if (row.declined && row.declinedBy)
    return [{ ...given, answer: 'declined', when: row.declined, by: row.declinedBy }];
  return [];
}

/** The guests have a phone number and no address, so nobody mails them. */
function guestRow(
  { organizationId, id: patrolId, created }: NewPatrolRow,
  name: string,
): DemoRows['guests'][number] {
  return { organizationId, id: newId(), patrolId, name, phone: '09 555 0190', created };
}
