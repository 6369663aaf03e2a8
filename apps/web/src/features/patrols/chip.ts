import {
  crewSize,
  fullCrew,
  isDraft,
  isPast,
  isUndermanned,
  type PatrolListItem,
} from '@patrolbook/contract';
import { nearDay } from '../../lib/near-day.ts';

/** What a row's chip says; at most one, the one that matters most. */
export type RowChip =
  | { kind: 'cancelled' | 'draft' }
  | { kind: 'crew'; text: string }
  | { kind: 'today'; text: string };

/** What a patrol is until it is finalized, or if it is called off (specification 2). */
export function standing(patrol: PatrolListItem): 'cancelled' | 'draft' | undefined {
  if (patrol.cancelled) return 'cancelled';
  return isDraft(patrol) ? 'draft' : undefined;
}

/** Cancelled before draft before a crew too small, which only a coming patrol can still mend, before tonight. */
export function rowChip(patrol: PatrolListItem, now: string, zone: string): RowChip | undefined {
  const kind = standing(patrol);
  if (kind) return { kind };
  if (isPast(patrol, now)) return undefined;
  if (patrol.type === 'patrol' && isUndermanned(patrol))
    return { kind: 'crew', text: `${crewSize(patrol)} of ${fullCrew} crew` };
  const day = nearDay(patrol.when, now, zone);
  return day && day !== 'Tomorrow' ? { kind: 'today', text: day } : undefined;
}
