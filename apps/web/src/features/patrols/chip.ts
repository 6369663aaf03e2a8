import {
  crewSize,
  fullCrew,
  isDraft,
  isPast,
  isUndermanned,
  type PatrolListItem,
  today,
  toLocal,
} from '@patrolbook/contract';
import { dayWords } from './when-words.ts';

/** What a row's chip says; at most one, the one that matters most. */
export type RowChip =
  | { kind: 'cancelled' | 'draft' }
  | { kind: 'crew'; text: string }
  | { kind: 'today'; text: string };

/** Cancelled before draft before a crew too small, which only a coming patrol can still mend, before tonight. */
export function rowChip(patrol: PatrolListItem, now: string, zone: string): RowChip | undefined {
  if (patrol.cancelled) return { kind: 'cancelled' };
  if (isDraft(patrol)) return { kind: 'draft' };
  if (isPast(patrol, now)) return undefined;
  if (patrol.type === 'patrol' && isUndermanned(patrol))
    return { kind: 'crew', text: `${crewSize(patrol)} of ${fullCrew} crew` };
  if (toLocal(patrol.when, zone).date !== today(now, zone)) return undefined;
  return { kind: 'today', text: dayWords(patrol.when, now, zone) === 'tonight' ? 'Tonight' : 'Today' };
}
