import { isOnCrew, type PatrolListItem } from '@patrolbook/contract';
import { lazily } from '../../lib/lazily.ts';

/** Names that every other patrol has, too, and that say nothing in a list. */
const everyday = ['patrol', 'regular patrol'];

/** The patrol's name where it says something. */
export function tellingName({ name }: Pick<PatrolListItem, 'name'>): string | null {
  return name && !everyday.includes(name.toLowerCase()) ? name : null;
}

/** The ids of those on the crew besides oneself. */
export function companionsOf({ patrollers }: Pick<PatrolListItem, 'patrollers'>, me: string): string[] {
  return Object.entries(patrollers)
    .filter(([id, assignment]) => id !== me && isOnCrew(assignment))
    .map(([id]) => id);
}

const list = lazily(() => new Intl.ListFormat('en-NZ', { type: 'conjunction' }));

/** The pieces of `Sione FALEAFA, Li Na CHEN and Hemi RANGIHUNA`: `literal`s between `element`s, whose values are the ids. */
export function listParts(ids: readonly string[]) {
  return list().formatToParts(ids);
}
