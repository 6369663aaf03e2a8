import {
  crewSize,
  fullCrew,
  isDraft,
  isPast,
  isUndermanned,
  type PatrolListItem,
} from '@patrolbook/contract';
import { nearDay } from '../../lib/time/near-day.ts';

/** The one chip of a row (product 5.9). */
export type RowChip =
  | { kind: 'cancelled' | 'draft' }
  | { kind: 'crew'; text: string }
  | { kind: 'today'; text: string };

/** Returns the state of a patrol that is cancelled or not finalized yet. */
export function patrolState(patrol: PatrolListItem): 'cancelled' | 'draft' | undefined {
  if (patrol.cancelled) return 'cancelled';
  return isDraft(patrol) ? 'draft' : undefined;
}

/** Returns the chip that matters most: cancelled, draft, an undermanned upcoming patrol, today (product 5.9). */
export function rowChip(patrol: PatrolListItem, now: string, zone: string): RowChip | undefined {
  const kind = patrolState(patrol);
  if (kind) return { kind };
  if (isPast(patrol, now)) return undefined;
  if (patrol.type === 'patrol' && isUndermanned(patrol))
    return { kind: 'crew', text: `${crewSize(patrol)} of ${fullCrew} crew` };
  const day = nearDay(patrol.when, now, zone);
  return day && day !== 'Tomorrow' ? { kind: 'today', text: day } : undefined;
}
