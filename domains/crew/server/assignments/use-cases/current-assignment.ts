import type { ExpiredInvitation } from '#contract';
import { isOver, type Patrol } from '#patrols/contract';
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

type Dates = Pick<Patrol, 'when' | 'hours'> & { cancelled: unknown; deleted: unknown };

/** Returns why an assignment needs no answer and no mail (product 6.9); null if it needs them. */
export function obsoleteBecause(
  { removed }: { removed: string | null },
  patrol: Dates,
  now: string,
): ExpiredInvitation['because'] | null {
  if (removed || patrol.deleted) return 'withdrawn';
  if (patrol.cancelled) return 'cancelled';
  return isOver(patrol, now) ? 'over' : null;
}

/** Returns whether an assignment needs no answer and no mail. */
export function isObsolete(assignment: { removed: string | null }, patrol: Dates, now: string): boolean {
  return obsoleteBecause(assignment, patrol, now) !== null;
}
