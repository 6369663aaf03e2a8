import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/connect.ts';
import { inOrganization, placed } from '#platform/database/in-organization.ts';
import { type person, personAddress } from '#platform/database/schema/people.ts';
import type { PersonRow } from './store.ts';

/**
 * The directory of whose each address is, which is unfinished people's alone (product 4.2). Whoever adds a person, changes an address
 * or changes whether somebody has finished writes it here in the same transaction; the database refuses a person who is not in it.
 */

/** Locks addresses until the transaction ends, so that none can be taken twice; in one order, so that no two calls wait for each other. */
export async function lockEmails(tx: Transaction, emails: readonly string[]): Promise<void> {
  const keys = sql`select distinct hashtextextended(lower(email), 0) as key from unnest(${sql.param([...emails])}::text[]) email order by key`;
  await tx.execute(sql`select pg_advisory_xact_lock(key) from (${keys}) ordered`);
}

type NewPerson = Pick<typeof person.$inferInsert, 'id' | 'organizationId' | 'email' | 'finished'>;

/** Gives new people their addresses, but for those who have finished. */
export async function takeAddresses(tx: Transaction, people: readonly NewPerson[]): Promise<void> {
  const rows = people.flatMap(({ id: personId, organizationId, email, finished }) =>
    email && !finished ? [placed({ address: sql`lower(${email})`, organizationId, personId })] : [],
  );
  if (rows.length > 0) await tx.insert(personAddress).values(rows);
}

/** Gives a person the address that their row has now, and frees the one that they had. */
export async function changeAddress(tx: Transaction, changed: PersonRow): Promise<void> {
  const { id: personId, organizationId, takenAddress: address } = changed;
  const [had = { address: null }] = await tx.select().from(personAddress).where(ofPerson(changed));
  if (had.address === address) return;
  await tx.delete(personAddress).where(ofPerson(changed));
  if (address !== null) await tx.insert(personAddress).values(placed({ address, organizationId, personId }));
}

function ofPerson({ organizationId, id }: PersonRow): SQL | undefined {
  return and(inOrganization(personAddress.organizationId, organizationId), eq(personAddress.personId, id));
}
