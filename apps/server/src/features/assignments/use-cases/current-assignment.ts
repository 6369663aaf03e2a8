import { isOver, type Patrol } from '@patrolbook/contract';
import { conflict, notFound } from '../../../platform/http/pipeline/app-error.ts';
import type { LockedPatrol } from '../../patrols/service.ts';
import { type AssignmentRow, findLatest } from '../store.ts';

/** Returns a person's active assignment. Throws 404 if they were never assigned, 409 if they were removed. */
export async function currentAssignment(locked: LockedPatrol, personId: string): Promise<AssignmentRow> {
  const { tx, organizationId, patrol } = locked;
  const latest = await findLatest(tx, organizationId, patrol._id, personId);
  if (!latest) throw notFound();
  if (latest.removed) throw conflict('removed', `They are no longer on this ${patrol.type}.`);
  return latest;
}

/**
 * Returns whether an assignment needs no answer and no mail: it was removed, or the patrol is cancelled or over
 * (product 6.9).
 */
export function isObsolete(
  { removed }: { removed: string | null },
  patrol: Pick<Patrol, 'when' | 'hours'> & { cancelled: unknown; deleted: unknown },
  now: string,
): boolean {
  return Boolean(removed || patrol.cancelled || patrol.deleted) || isOver(patrol, now);
}
