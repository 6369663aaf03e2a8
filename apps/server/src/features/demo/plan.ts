import type { PatrolType } from '@patrolbook/contract';
import type { PersonName } from './people.ts';

/** What somebody who was asked has answered, or failed to do. */
export type Answer = 'accepted' | 'declined' | 'did-not-show' | 'pending';

/** A patrol or event of the demonstration, before `patrol-rows.ts` makes rows of it. */
export interface Plan {
  type: PatrolType;
  name: string;
  when: string;
  hours: number;
  status: 'draft' | 'finalized' | 'cancelled';
  crew: readonly (readonly [PersonName, Answer])[];
  guests: readonly string[];
}
