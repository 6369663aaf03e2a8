import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Pair } from '#planning/contract';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { person, personPair } from '#platform/database/schema/people.ts';

/** Nested, so that its columns keep their tables in a query of one table too. */
const ofPerson = and(
  eq(personPair.organizationId, person.organizationId),
  eq(personPair.personId, person.id),
);

/** With whom a person must not go, or wishes to go, as JSON. */
export const pairs = sql<Pair[]>`(
  select coalesce(json_agg(json_build_object('personId', ${personPair.otherId}, 'kind', ${personPair.kind})
    order by ${personPair.otherId}), '[]')
  from ${personPair} where ${ofPerson})`;

/** Returns, by person, with whom each of these people must not go; without those who may go with everybody. */
export async function listApart(
  db: Reader,
  organizationId: string,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await db
    .select({ personId: personPair.personId, otherId: personPair.otherId })
    .from(personPair)
    .where(
      and(
        eq(personPair.organizationId, organizationId),
        inArray(personPair.personId, [...personIds]),
        eq(personPair.kind, 'not-together'),
      ),
    );
  const apart = new Map<string, Set<string>>();
  for (const { personId, otherId } of rows) {
    const theirs = apart.get(personId);
    if (theirs) theirs.add(otherId);
    else apart.set(personId, new Set([otherId]));
  }
  return apart;
}

/** Forgets with whom somebody goes, on both sides: to say it anew, or since they have left (product 6.50). */
export async function forgetPairs(tx: Transaction, organizationId: string, personId: string): Promise<void> {
  await tx
    .delete(personPair)
    .where(
      and(
        eq(personPair.organizationId, organizationId),
        or(eq(personPair.personId, personId), eq(personPair.otherId, personId)),
      ),
    );
}
