import { and, eq, gt, inArray, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { LinkPurpose } from '#contract';
import { hasAccount } from '#people/server/account.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { inOrganization, placed } from '#platform/database/in-organization.ts';
import { prepared } from '#platform/database/prepared.ts';
import { linkToken } from '#platform/database/schema/auth.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { person } from '#platform/database/schema/people.ts';

type NewLinkToken = typeof linkToken.$inferInsert;

export async function insertLinkToken(tx: Transaction, row: NewLinkToken): Promise<void> {
  await insertLinkTokens(tx, [row]);
}

/** Inserts several, at least one. */
export async function insertLinkTokens(tx: Transaction, rows: NewLinkToken[]): Promise<void> {
  await tx.insert(linkToken).values(rows.map(placed));
}

/** Returns a person's valid link of a purpose; undefined if there is none. */
export async function findLinkOf(
  db: Reader,
  { organizationId, personId }: { organizationId: string; personId: string },
  purpose: LinkPurpose,
): Promise<{ id: string; created: string } | undefined> {
  const [found] = await db
    .select({ id: linkToken.id, created: linkToken.created })
    .from(linkToken)
    .where(
      and(
        eq(linkToken.organizationId, organizationId),
        eq(linkToken.personId, personId),
        eq(linkToken.purpose, purpose),
        isNull(linkToken.used),
        isNull(linkToken.voided),
      ),
    );
  return found;
}

/** What is read of a link token: its holder, and what it was mailed for. */
const holderColumns = {
  id: linkToken.id,
  purpose: linkToken.purpose,
  personId: linkToken.personId,
  organizationId: linkToken.organizationId,
  assignmentId: linkToken.assignmentId,
  eccNotificationId: linkToken.eccNotificationId,
};

/**
 * Returns the valid ones of these link tokens, of any purpose: neither used nor voided nor expired, and held by
 * the ECC or an unfinished person, of no archived organization.
 */
export function findHolders(db: Reader, ids: readonly string[], now: string) {
  return holders(db).execute({ ids, now });
}

const isHolder = and(eq(person.organizationId, linkToken.organizationId), eq(person.id, linkToken.personId));

const holders = prepared('live_link_holders', (db) => {
  return db
    .select(holderColumns)
    .from(linkToken)
    .leftJoin(person, isHolder)
    .leftJoin(organization, eq(organization.id, linkToken.organizationId))
    .where(and(sql`${linkToken.id} = any(${sql.placeholder('ids')})`, liveLink()));
});

/** Which link, and of which organization: null for a super administrator's. */
type LinkKey = Pick<typeof linkToken.$inferSelect, 'id' | 'organizationId'>;

/** Returns such a link token of one purpose. A link does not say whose it is. */
export async function findLinkToken(db: Reader, id: string, purpose: LinkPurpose, now: string) {
  const [found] = await liveLinkToken(db).execute({ id, purpose, now });
  return found?.linkToken;
}

/** Does the same for a link that is known. */
export async function findLinkTokenOf(
  db: Reader,
  { id, organizationId }: LinkKey,
  purpose: LinkPurpose,
  now: string,
) {
  const [found] = await liveLinkTokenOf(db).execute({ id, organizationId, purpose, now });
  return found?.linkToken;
}

/** Returns the address of the person who holds such a link token. */
export async function findLinkAddress(
  db: Reader,
  id: string,
  purpose: LinkPurpose,
  now: string,
): Promise<string | null> {
  const [found] = await liveLinkToken(db).execute({ id, purpose, now });
  return found?.email ?? null;
}

/** Like `findLinkTokenOf`, but locks the token, so that one of two concurrent uses of a single-use link wins. */
export async function lockLinkToken(
  tx: Transaction,
  { id, organizationId }: LinkKey,
  purpose: LinkPurpose,
  now: string,
) {
  const [found] = await lockedLinkToken(tx).execute({ id, organizationId, purpose, now });
  return found?.linkToken;
}

const own = inOrganization(linkToken.organizationId, sql.placeholder('organizationId'));
const liveLinkToken = prepared('live_link_token', (db) => selectLinkToken(db));
const liveLinkTokenOf = prepared('live_link_token_of', (db) => selectLinkToken(db, own));
const lockedLinkToken = prepared('lock_live_link_token', (tx) => {
  return selectLinkToken(tx, own).for('update', { of: linkToken });
});

function selectLinkToken(db: Reader, whose?: SQL) {
  return db
    .select({ linkToken, email: person.email })
    .from(linkToken)
    .leftJoin(person, isHolder)
    .leftJoin(organization, eq(organization.id, linkToken.organizationId))
    .where(
      and(
        whose,
        eq(linkToken.id, sql.placeholder('id')),
        eq(linkToken.purpose, sql.placeholder('purpose')),
        liveLink(),
      ),
    );
}

function liveLink(now: string | Placeholder = sql.placeholder('now')) {
  return and(
    isNull(linkToken.used),
    isNull(linkToken.voided),
    or(isNull(linkToken.expires), gt(linkToken.expires, now)),
    isNull(person.finished),
    isNull(organization.archived),
  );
}

/** Marks one link as used and voids the person's other links of the same purpose. */
export async function spendLinkToken(
  tx: Transaction,
  { id, organizationId, personId, purpose }: LinkKey & { personId: string; purpose: LinkPurpose },
  now: string,
): Promise<void> {
  await tx
    .update(linkToken)
    .set({ used: now })
    .where(and(inOrganization(linkToken.organizationId, organizationId), eq(linkToken.id, id)));
  await voidLinkTokens(tx, organizationId, [personId], now, purpose);
}

/** Voids every unused link of people of one organization, of one purpose or of all. */
export async function voidLinkTokens(
  tx: Transaction,
  organizationId: string | null,
  personIds: readonly string[],
  now: string,
  purpose?: LinkPurpose,
): Promise<void> {
  await tx
    .update(linkToken)
    .set({ voided: now })
    .where(
      and(
        inOrganization(linkToken.organizationId, organizationId),
        inArray(linkToken.personId, [...personIds]),
        purpose && eq(linkToken.purpose, purpose),
        isNull(linkToken.used),
        isNull(linkToken.voided),
      ),
    );
}

/** Returns the data of a password mail; undefined once its link is used, voided or expired. */
export async function findInvitationMailData(db: Reader, { id, organizationId }: LinkKey, now: string) {
  const [found] = await db
    .select({ token: linkToken, person, organization })
    .from(linkToken)
    .innerJoin(person, isHolder)
    .leftJoin(organization, eq(organization.id, person.organizationId))
    .where(
      and(inOrganization(linkToken.organizationId, organizationId), eq(linkToken.id, id), liveLink(now)),
    );
  return found && hasAccount(found.person) ? { ...found, person: found.person } : undefined;
}
