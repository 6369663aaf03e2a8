import { serverLimits } from '#contract';
import { notePresence } from '#crew/server/assignments/service.ts';
import { type NewIncident, type Patrol, type ReviewReason, withoutTimes } from '#patrols/contract';
import {
  changeAndReadPatrol,
  effectiveTime,
  idTakenError,
  type LockedPatrol,
} from '#patrols/server/schedule/service.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { incidentTimeIssues } from '#record/contract';
import { columnsOf } from '../columns.ts';
import { entryTimeOf, isUncertain, originOf, recordingOf, reviewOf } from '../entry.ts';
import { tooManyEntriesError, tooManyOwnEntriesError } from '../refusals.ts';
import { keepForReview, unheardOf } from '../review.ts';
import { findIncidentContext, insertIncident } from '../store.ts';

/**
 * Records an incident (product 17.3 to 17.6). The same `_id` again changes nothing. Throws 403 if the caller is
 * not on the crew, and 400 for the wrong time. Throws 409 if the patrol is not running, if it or the caller has
 * too many incidents, or if the id is taken. If the call has waited and the time is impossible or after the finish,
 * or its device could not hear that the patrol was cancelled or the caller taken off the crew, the incident is kept
 * for review instead.
 */
export function recordUseCase({ clock }: Pick<Context, 'clock'>) {
  return async (tx: Transaction, actor: Member, id: string, given: NewIncident): Promise<Patrol> => {
    const { organizationId, personId } = actor;
    return changeAndReadPatrol({ tx, clock }, organizationId, id, async (locked) => {
      const context = { organizationId, patrolId: id, personId, incidentId: given._id };
      const found = await findIncidentContext(tx, context);
      const { same, asideBy, startAside } = found;
      const made = effectiveTime(given, locked.now);
      const { cancelled, started, type } = locked.patrol;
      const unheard = unheardOf({ type, cancelled }, found, made);
      if (asideBy === personId || (same?.patrolId === id && same.by === personId)) return;
      if (same || asideBy) throw idTakenError();
      const why = unheard ?? (made.waited && !started && startAside ? 'not-started' : null);
      if (why) return review(locked, personId, { given, moment: made.moment, why });
      await record(locked, personId, given, found);
    });
  };
}

async function record(
  locked: LockedPatrol,
  by: string,
  input: NewIncident,
  { incidents, ownIncidents }: { incidents: number; ownIncidents: number },
): Promise<void> {
  const { tx, organizationId, patrol } = locked;
  const told = { ...locked, by };
  const given = { ...input, when: entryTimeOf(input.when, input, told) };
  const { _id: id, ...facts } = withoutTimes(given);
  const recording = recordingOf(told, given, isUncertain(given, told) ? undefined : given.when);
  const { moment, latest, started, late } = recording;
  const why = reviewOf(incidentTimeIssues(given.when, latest, started), recording, locked);
  if (why) return review(locked, by, { given, moment, why });
  if (incidents >= serverLimits.incidents.max) throw tooManyEntriesError();
  if (ownIncidents >= serverLimits.ownIncidents.max) throw tooManyOwnEntriesError();
  const row = { id, patrolId: patrol._id, ...columnsOf(facts), ...originOf(given, locked, { by, late }) };
  if (!(await insertIncident(tx, organizationId, row))) throw idTakenError();
  if (ownIncidents === 0) await notePresence(locked, by, [by]);
}

interface Reviewed {
  given: NewIncident;
  moment: string;
  why: ReviewReason;
}

async function review(locked: LockedPatrol, by: string, { given, moment, why }: Reviewed): Promise<void> {
  const entry = { ...withoutTimes(given), ...originOf(given, locked, { by, late: false }), edited: null };
  await keepForReview(locked, { kind: 'incident', id: given._id, by, entry, moment, why });
}
