import { isOver, type Patrol } from '@patrolbook/contract';
import { conflict, notFound } from '../../platform/http/app-error.ts';
import type { HeldPatrol } from '../patrols/service.ts';
import { type AssignmentRow, findLatest } from './store.ts';

/** The assignment that puts a person on a patrol. 404 if they never were on it, 409 if they were taken off. */
export async function currentAssignment(held: HeldPatrol, personId: string): Promise<AssignmentRow> {
  const { tx, organizationId, patrol } = held;
  const latest = await findLatest(tx, organizationId, patrol._id, personId);
  if (!latest) throw notFound();
  if (latest.removed) throw conflict('removed', `They are no longer on this ${patrol.type}.`);
  return latest;
}

/** Nothing is to be answered or told any more: taken off, or the patrol is cancelled, deleted or over (design 6.3). */
export function isMoot(
  { removed }: { removed: string | null },
  patrol: Pick<Patrol, 'when' | 'hours'> & { cancelled: unknown; deleted: unknown },
  now: string,
): boolean {
  return Boolean(removed || patrol.cancelled || patrol.deleted) || isOver(patrol, now);
}
