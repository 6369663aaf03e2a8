import type { ExpiredInvitation } from '#contract';
import { isOver, type Patrol } from '#patrols/contract';

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
