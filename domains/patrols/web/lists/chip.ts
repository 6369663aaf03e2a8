import { nearDay } from '#lib/time/day-text.ts';
import { isPast, isTest, type PatrolListItem } from '#patrols/contract';
import { patrolState } from '../patrol-state.ts';
import { openPlacesText } from '../patrol-text.ts';
import { patrolTableTexts } from './texts.ts';

/** A chip of a row (product 5.9). */
export type RowChip =
  | { kind: 'cancelled' | 'draft' | 'test' }
  | { kind: 'crew'; text: string }
  | { kind: 'today'; text: string };

/** Returns the chip that matters most, and for a draft, whose crew is still to be found, its size too (product 5.9). */
export function rowChips(patrol: PatrolListItem, now: string, zone: string): RowChip[] {
  const kind = patrolState(patrol);
  const isAhead = !patrol.started && !isPast(patrol, now);
  const crew = isAhead && !isTest(patrol) && openPlacesText(patrol);
  const crewChips: RowChip[] = crew ? [{ kind: 'crew', text: crew }] : [];
  if (kind === 'draft') return [{ kind }, ...crewChips];
  if (kind) return [{ kind }];
  if (crew || !isAhead) return crewChips;
  const day = nearDay(patrol.when, now, zone);
  return day && day !== 'tomorrow' ? [{ kind: 'today', text: patrolTableTexts.today(day) }] : [];
}
