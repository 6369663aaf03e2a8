import { and, eq, gt, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract';
import type { joiningRoutes } from '#membership/contract';
import { forgetMailsTo } from '#messages/server/forgotten.store.ts';
import { asksToJoin } from '#people/server/asking.store.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { onPage, preparedList } from '#platform/database/list.ts';
import { prepared } from '#platform/database/prepared.ts';
import { joinRequest } from '#platform/database/schema/joining.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { person, personAddress } from '#platform/database/schema/people.ts';

export type StoredJoinRequest = typeof joinRequest.$inferSelect;
type NewJoinRequestRow = typeof joinRequest.$inferInsert;

/** Returns the organization that has this code, if it has a page to join and is not archived. */
export async function findByJoinCode(db: Reader, code: string) {
  const [found] = await byJoinCode(db).execute({ code });
  return found;
}

const byJoinCode = prepared('organization_by_join_code', (db) => {
  return db
    .select()
    .from(organization)
    .where(
      and(
        eq(organization.code, sql.placeholder('code')),
        isNull(organization.codeFreed),
        isNull(organization.archived),
        organization.joinPage,
      ),
    );
});

export async function insertRequest(tx: Transaction, row: NewJoinRequestRow): Promise<void> {
  await tx.insert(joinRequest).values(row);
}

/**
 * Returns the request that a mailed link is made of, with its organization: as long as it is neither answered nor expired, and until it is
 * confirmed only while the page to join is open.
 */
export async function findLinked(db: Reader, id: string, now: string) {
  const [found] = await linked(db).execute({ id, now });
  return found;
}

const linked = prepared('linked_join_request', (db) => {
  return db
    .select({ request: joinRequest, organization })
    .from(joinRequest)
    .innerJoin(organization, eq(organization.id, joinRequest.organizationId))
    .where(
      and(
        eq(joinRequest.id, sql.placeholder('id')),
        gt(joinRequest.expires, sql.placeholder('now')),
        isNull(organization.archived),
        or(isNotNull(joinRequest.confirmed), organization.joinPage),
      ),
    );
});

/** Confirms a request, and removes the others of its address: the last one confirmed is the one that counts. */
export async function confirmRequest(
  tx: Transaction,
  { organizationId, id, email }: StoredJoinRequest,
  { confirmed, expires }: { confirmed: string; expires: string },
): Promise<void> {
  const ofAddress = sql`lower(${joinRequest.email}) = lower(${email})`;
  await deleteRequests(
    tx,
    and(eq(joinRequest.organizationId, organizationId), ofAddress, ne(joinRequest.id, id)),
  );
  await tx.update(joinRequest).set({ confirmed, expires }).where(byId(organizationId, id));
}

/** Deletes a request that waits for an answer, and returns it. Of several who answer it at once one gets it. */
export async function takeRequest(
  tx: Transaction,
  organizationId: string,
  id: string,
  now: string,
): Promise<StoredJoinRequest | undefined> {
  const [taken] = await deleteRequests(tx, and(eq(joinRequest.id, id), asksToJoin(organizationId, now)));
  return taken;
}

/** Deletes the requests that have expired. */
export async function deleteExpired(tx: Transaction, now: string): Promise<void> {
  await deleteRequests(tx, lte(joinRequest.expires, now));
}

/** Deletes requests with the mails to their addresses, and returns them. */
async function deleteRequests(tx: Transaction, where: SQL | undefined): Promise<StoredJoinRequest[]> {
  const deleted = await tx.delete(joinRequest).where(where).returning();
  await forgetMailsTo(tx, deleted);
  return deleted;
}

/** Counts the requests that wait for an answer. */
export function countWaiting(db: Reader, organizationId: string, now: string): Promise<number> {
  return db.$count(joinRequest, asksToJoin(organizationId, now));
}

/** Returns a page of the requests that wait for an answer, each with the member who has its address, and the number of all. */
export function listRequests(
  db: Reader,
  organizationId: string,
  page: QueryOf<typeof joiningRoutes.listJoinRequests>,
  now: string,
) {
  return requestsList(db, page, { organizationId, now });
}

const requestsList = preparedList({
  name: 'join_requests',
  table: joinRequest,
  where: asksToJoin(sql.placeholder('organizationId'), sql.placeholder('now')),
  sorts: { confirmed: joinRequest.confirmed },
  id: joinRequest.id,
  page: (db, parts) =>
    onPage(
      db
        .select({ request: joinRequest, member: person, matches: parts.matches })
        .from(joinRequest)
        .leftJoin(
          personAddress,
          and(
            eq(personAddress.organizationId, joinRequest.organizationId),
            eq(personAddress.address, sql`lower(${joinRequest.email})`),
          ),
        )
        .leftJoin(
          person,
          and(eq(person.organizationId, personAddress.organizationId), eq(person.id, personAddress.personId)),
        ),
      parts,
    ),
});

function byId(organizationId: string, id: string): SQL | undefined {
  return and(eq(joinRequest.organizationId, organizationId), eq(joinRequest.id, id));
}
