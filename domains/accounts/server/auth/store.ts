import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { hasAccount } from '#people/server/account.ts';
import type { AccountRow, PersonRow } from '#people/server/store.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { inOrganization, placed } from '#platform/database/in-organization.ts';
import { auditEvent, passwordRequest } from '#platform/database/schema/auth.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { person } from '#platform/database/schema/people.ts';

/** Which person, and of which organization: null for a super administrator. */
export type PersonKey = Pick<PersonRow, 'id' | 'organizationId'>;

/** Returns an unfinished person with an address of their own. */
export async function findAccount(db: Reader, key: PersonKey): Promise<AccountRow | undefined> {
  const [found] = await db
    .select()
    .from(person)
    .where(and(hasKey(key), isNull(person.finished)));
  return found && hasAccount(found) ? found : undefined;
}

/**
 * Keeps a person's access as it is until the transaction ends: `shared` for everything the person does,
 * `exclusive` for what ends or changes their access. It locks no row, so it can come before all other locks
 * (decision 16).
 */
export async function lockAccess(
  tx: Transaction,
  { id, organizationId }: PersonKey,
  mode: 'shared' | 'exclusive',
): Promise<void> {
  const key = sql`hashtextextended(${`${organizationId} ${id}`}, 2)`;
  await tx.execute(
    mode === 'shared'
      ? sql`select pg_advisory_xact_lock_shared(${key})`
      : sql`select pg_advisory_xact_lock(${key})`,
  );
}

/** Does so for everything that the people of an organization do, one after the other in one order. */
export async function lockAccessOfAll(tx: Transaction, organizationId: string): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(${organizationId} || ' ' || member.id, 2))
    from (
      select ${person.id} as id from ${person}
      where ${person.organizationId} = ${organizationId} and ${person.finished} is null order by ${person.id}
    ) as member`);
}

/** Locks a person's row. Comes before any change of their links or sessions, to prevent deadlocks. */
export async function lockPerson(tx: Transaction, key: PersonKey): Promise<PersonRow | undefined> {
  const [locked] = await tx.select().from(person).where(hasKey(key)).for('no key update');
  return locked;
}

export async function setPasswordHash(tx: Transaction, key: PersonKey, passwordHash: string): Promise<void> {
  await tx.update(person).set({ passwordHash }).where(hasKey(key));
}

export async function setFirstSignedIn(tx: Transaction, key: PersonKey, when: string): Promise<void> {
  await tx.update(person).set({ firstSignedIn: when, hasSignedIn: true }).where(hasKey(key));
}

/** Returns such a person with their organization, for a mail about their account. */
export async function findAccountMailData(db: Reader, key: PersonKey) {
  const [found] = await db
    .select({ person, organization })
    .from(person)
    .leftJoin(organization, eq(organization.id, person.organizationId))
    .where(and(hasKey(key), isNull(person.finished)));
  return found && hasAccount(found.person) ? { ...found, person: found.person } : undefined;
}

export async function insertAudits(tx: Transaction, rows: (typeof auditEvent.$inferInsert)[]): Promise<void> {
  await tx.insert(auditEvent).values(rows.map(placed));
}

/** Deletes the events before an instant that belong to no account. Nobody can read them. */
export async function deleteStrangersAudit(tx: Transaction, before: string): Promise<void> {
  await tx
    .delete(auditEvent)
    .where(
      and(
        inOrganization(auditEvent.organizationId, null),
        isNull(auditEvent.personId),
        lt(auditEvent.when, before),
      ),
    );
}

export async function insertPasswordRequest(
  tx: Transaction,
  row: typeof passwordRequest.$inferInsert,
): Promise<void> {
  await tx.insert(passwordRequest).values(row);
}

/** Deletes and returns a request; undefined if another worker took it. */
export async function takePasswordRequest(tx: Transaction, id: string) {
  const [taken] = await tx.delete(passwordRequest).where(eq(passwordRequest.id, id)).returning();
  return taken;
}

function hasKey({ id, organizationId }: PersonKey) {
  return and(inOrganization(person.organizationId, organizationId), eq(person.id, id));
}
