import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Pairing } from '#planning/contract';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { person, personPair } from '#platform/database/schema/people.ts';
import { forgetPairs, pairs } from '../pairs.store.ts';

/** Returns what is said of an unfinished person; undefined if there is no such person. */
export async function findPairing(
  db: Reader,
  organizationId: string,
  personId: string,
): Promise<Pairing | undefined> {
  const [found] = await db
    .select({ experienced: person.experienced, pairs })
    .from(person)
    .where(and(eq(person.id, personId), unfinished(organizationId)));
  return found;
}

/** Returns which of these ids are of unfinished people. */
export async function listUnfinished(
  db: Reader,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await db
    .select({ id: person.id })
    .from(person)
    .where(and(unfinished(organizationId), inArray(person.id, [...ids])));
  return new Set(found.map(({ id }) => id));
}

/** Replaces what is said of a person. The caller has locked the organization's people. */
export async function replacePairing(
  tx: Transaction,
  organizationId: string,
  personId: string,
  { experienced, pairs: said }: Pairing,
): Promise<void> {
  await tx
    .update(person)
    .set({ experienced })
    .where(and(eq(person.organizationId, organizationId), eq(person.id, personId)));
  await forgetPairs(tx, organizationId, personId);
  const rows = said.flatMap(({ personId: otherId, kind }) => [
    { organizationId, personId, otherId, kind },
    { organizationId, personId: otherId, otherId: personId, kind },
  ]);
  if (rows.length > 0) await tx.insert(personPair).values(rows);
}

function unfinished(organizationId: string) {
  return and(eq(person.organizationId, organizationId), isNull(person.finished));
}
