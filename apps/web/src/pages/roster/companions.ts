import { isOnCrew, type PatrolListItem } from '#patrols/contract';
import { listFormat } from '#texts/locale.ts';

/** Default names, which say nothing in a list. */
const defaultNames = /^(regular )?patrol$/i;

/** Returns the patrol's name unless it is a default one. */
export function distinctiveName({ name }: Pick<PatrolListItem, 'name'>): string | null {
  return name && !defaultNames.test(name) ? name : null;
}

/** Returns the ids of the user's crew-mates. */
export function companionsOf({ patrollers }: Pick<PatrolListItem, 'patrollers'>, me: string): string[] {
  return Object.entries(patrollers)
    .filter(([id, assignment]) => id !== me && isOnCrew(assignment))
    .map(([id]) => id);
}

/** Returns the parts of `Sione FALEAFA, Li Na CHEN and Hemi RANGIHUNA`: `literal`s, and `element`s that are the ids. */
export function listParts(ids: readonly string[]) {
  return listFormat().formatToParts(ids);
}
