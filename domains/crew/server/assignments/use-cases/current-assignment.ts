import type { LockedPatrol } from '#patrols/server/schedule/service.ts';
import { conflict, notFound } from '#platform/http/pipeline/app-error.ts';
import { type AssignmentRow, findLatest } from '../../store.ts';

/** Returns a person's active assignment. Throws 404 if they were never assigned, 409 if they were removed. */
export async function currentAssignment(locked: LockedPatrol, personId: string): Promise<AssignmentRow> {
  const { tx, organizationId, patrol } = locked;
  const latest = await findLatest(tx, organizationId, patrol._id, personId);
  if (!latest) throw notFound();
  if (latest.removed) throw conflict('removed', `They are no longer on this ${patrol.type}.`);
  return latest;
}
