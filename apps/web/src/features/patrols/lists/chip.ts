import { isPast, type PatrolListItem } from '@patrolbook/contract';
import { patrolState } from '../../../domain/patrols/patrol-state.ts';
import { shortCrewText } from '../../../domain/patrols/short-crew.ts';
import { nearDay } from '../../../lib/time/near-day.ts';

/** The one chip of a row (product 5.9). */
export type RowChip =
  | { kind: 'cancelled' | 'draft' | 'test' }
  | { kind: 'crew'; text: string }
  | { kind: 'today'; text: string };

/** Returns the chip that matters most: cancelled, draft, test, an undermanned upcoming patrol, today (product 5.9). */
export function rowChip(patrol: PatrolListItem, now: string, zone: string): RowChip | undefined {
  const kind = patrolState(patrol);
  if (kind) return { kind };
  if (patrol.started || isPast(patrol, now)) return undefined;
  const crew = shortCrewText(patrol);
  if (crew) return { kind: 'crew', text: crew };
  const day = nearDay(patrol.when, now, zone);
  return day && day !== 'Tomorrow' ? { kind: 'today', text: day } : undefined;
}
