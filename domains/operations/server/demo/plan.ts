import type { PatrolType } from '#patrols/contract';
import type { PersonName } from './people.ts';

/** What became of a person's assignment. */
export type PlannedAnswer = 'accepted' | 'declined' | 'did-not-show' | 'pending';

/** A patrol or event of the demonstration, from which `patrol-rows.ts` creates rows. */
export interface Plan<Name = PersonName> {
  type: PatrolType;
  name: string;
  when: string;
  hours: number;
  status: 'draft' | 'finalized' | 'cancelled';
  crew: readonly (readonly [Name, PlannedAnswer])[];
  guests: readonly string[];
}
