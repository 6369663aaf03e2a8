import type { Sorts } from '#lib/navigation/list-sort.ts';
import { peopleListTexts } from './texts.ts';

export type PeopleSort = 'lastName' | '-lastName' | 'started' | '-started';

/** The orders of the people, of those that the contract has: the first name has no column of its own. */
export const peopleSorts: Sorts<PeopleSort> = {
  standard: 'lastName',
  get words() {
    return {
      lastName: peopleListTexts.sort('lastName'),
      '-lastName': peopleListTexts.sort('-lastName'),
      started: peopleListTexts.sort('started'),
      '-started': peopleListTexts.sort('-started'),
    };
  },
};
