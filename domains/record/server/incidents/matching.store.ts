import { and, eq, isNull, not, sql } from 'drizzle-orm';
import { allQuiet, quietKind } from '#patrols/contract';
import { wordsSought } from '#patrols/server/words-sought.store.ts';
import { listFilter, type Meaning, satisfies, within } from '#platform/database/list.ts';
import { incident } from '#platform/database/schema/record.ts';
import type { IncidentFilter } from '#record/contract';
import { calledAllQuiet } from '../incident-kind.store.ts';

/** The organization whose incidents are searched, and whether people and vehicles are searched too (product 18.4). */
export interface SearchScope {
  organizationId: string;
  seesInvolved: boolean;
}

/** The organization's incidents. Deleted ones are in no list. */
export const ofOrganization = and(
  eq(incident.organizationId, sql.placeholder('organizationId')),
  isNull(incident.deleted),
);

/** The kind under which All Quiet Here is recorded is told apart from what that is called (product 18.21). */
const ofKind: Meaning<string | undefined> = (key) => [
  {
    name: key,
    valueIn: (kind) => (kind === quietKind ? undefined : kind),
    condition: eq(incident.what, sql.placeholder(key)),
  },
  { name: 'quiet', valueIn: (kind) => (kind === quietKind ? kind : undefined), condition: calledAllQuiet },
  {
    name: 'notQuiet',
    valueIn: (kind) => (kind === allQuiet.what ? kind : undefined),
    condition: not(calledAllQuiet),
  },
];

/** Whose words are sought, and which of them the caller may see. */
const scopeOfWords = {
  organizationId: sql.placeholder('organizationId'),
  weights: sql.placeholder('weights'),
};

/** Besides the filter's values, `text` takes those of `valuesOf`. */
export const incidentFilter = listFilter<IncidentFilter>({
  what: ofKind,
  when: within(incident.when),
  text: satisfies((text) => sql`${incident.search} @@ ${wordsSought({ ...scopeOfWords, text })}`),
});

/** Returns the values of every statement that searches incidents, besides the filter's. */
export function valuesOf({ organizationId, seesInvolved }: SearchScope) {
  return { organizationId, weights: seesInvolved ? 'AB' : 'A' };
}
