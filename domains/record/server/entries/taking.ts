import { v7 as newId } from 'uuid';
import { serverLimits } from '#contract';
import { notePresence } from '#crew/server/assignments/service.ts';
import type { Incident, Patrol, SetAside, Started } from '#patrols/contract';
import { type LockedPatrol, presentSetAside, readPatrol } from '#patrols/server/schedule/service.ts';
import type { AppError } from '#platform/http/pipeline/app-error.ts';
import { finishOdometerIssues, finishTimeIssues, incidentTimeIssues, isTakeable } from '#record/contract';
import { applyDeletion, applyEdit } from './apply-changes.ts';
import { columnsOf, factsOf } from './columns.ts';
import { notTakeableError, tooManyEntriesError, tooManyOfPersonError } from './refusals.ts';
import { listSetAside, markEntryTaken, type SetAsideRow } from './set-aside.store.ts';
import { findIncident, findIncidentContext, insertIncident } from './store.ts';

/** Takes into the record what is kept for review (product 17.26). `patrol` is what its record is by now. */

/** Says why an entry cannot be taken; null if it can. */
export async function takingRefusal(
  { tx, organizationId, now }: LockedPatrol,
  patrol: Patrol,
  row: SetAsideRow,
): Promise<AppError | null> {
  const aside = presentSetAside(row);
  const latest = aside.entry.timeUncertain ? now : (row.moment ?? now);
  if (!isTakeable(patrol, aside) || !patrol.started || !fits(aside, latest, patrol.started))
    return notTakeableError();
  if (aside.kind !== 'incident' || row.by === null) return null;
  const context = { organizationId, patrolId: patrol._id, personId: row.by, incidentId: row.id };
  const { incidents, ownIncidents } = await findIncidentContext(tx, context);
  if (incidents >= serverLimits.incidents.max) return tooManyEntriesError();
  return ownIncidents >= serverLimits.ownIncidents.max ? tooManyOfPersonError() : null;
}

/** Whether an entry keeps the rules of its moment with the present start. */
function fits(aside: SetAside, latest: string, started: Started): boolean {
  switch (aside.kind) {
    case 'start':
      return false;
    case 'finish': {
      const { finished, vehicle } = aside.entry;
      const odometer = finishOdometerIssues(vehicle?.finishOdometer ?? null, started);
      return odometer.length === 0 && finishTimeIssues(finished, latest, started).length === 0;
    }
    case 'edit':
      return aside.deletes || incidentTimeIssues(aside.entry.when, latest, started).length === 0;
    case 'incident':
      return incidentTimeIssues(aside.entry.when, latest, started).length === 0;
  }
}

/** Takes an incident, an edit or a deletion, which then counts like any other, and is marked as late. */
export async function takeEntry(
  locked: LockedPatrol,
  patrol: Patrol,
  row: SetAsideRow,
  takenBy: string,
): Promise<void> {
  const aside = presentSetAside(row);
  if (aside.kind === 'incident') {
    await insert(locked, aside.entry);
    patrol.incidents = [...patrol.incidents, aside.entry];
  }
  if (aside.kind === 'edit') await change(locked, row, aside.entry);
  if (row.deletes) patrol.incidents = patrol.incidents.filter(({ _id }) => _id !== aside.entry._id);
  if (row.by !== null) await notePresence(locked, row.by, [row.by]);
  await markEntryTaken(locked.tx, row, { taken: locked.now, takenBy });
}

async function insert({ tx, organizationId, patrol }: LockedPatrol, incident: Incident): Promise<void> {
  const { _id, by, recorded, received, timeUncertain } = incident;
  const origin = { by, recorded, received, timeUncertain, late: true };
  const row = { patrolId: patrol._id, ...columnsOf(factsOf(incident)), ...origin };
  // Somebody may have used its id on another patrol meanwhile.
  if (await insertIncident(tx, organizationId, { id: _id, ...row })) return;
  await insertIncident(tx, organizationId, { id: newId(), ...row });
}

async function change(locked: LockedPatrol, { patch, deletes, by }: SetAsideRow, entry: Incident) {
  const { tx, organizationId, patrol } = locked;
  const row = await findIncident(tx, organizationId, { patrolId: patrol._id, incidentId: entry._id });
  if (!row || row.deleted || by === null) throw notTakeableError();
  if (deletes) return applyDeletion(locked, row, { by, late: true });
  // Its own id stays with what is set aside, and may have been used for another edit meanwhile.
  await applyEdit(locked, row, { id: undefined, facts: patch ?? factsOf(entry), by, late: true });
}

/** Takes what was recorded after a finish that is no more, as far as it can be. */
export async function takeFromAfterFinish(locked: LockedPatrol, takenBy: string): Promise<void> {
  const { tx, organizationId, patrol } = locked;
  const rows = await listSetAside(tx, organizationId, patrol._id);
  const waiting = rows.filter(({ why, taken }) => why === 'after-finish' && taken === null);
  if (waiting.length === 0) return;
  const whole = await readPatrol(tx, organizationId, patrol._id);
  for (const row of waiting)
    if (!(await takingRefusal(locked, whole, row))) await takeEntry(locked, whole, row, takenBy);
}
