import type { LinkPurpose } from '@patrolbook/contract';
import { and, eq, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { NIL } from 'uuid';
import type { Reader, Transaction } from '../../platform/database/connect.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { auditEvent, linkToken, passwordRequest, session } from '../../platform/database/schema/auth.ts';
import { organization } from '../../platform/database/schema/organizations.ts';
import { person } from '../../platform/database/schema/people.ts';

export type SessionRow = typeof session.$inferSelect;
export type PersonRow = typeof person.$inferSelect;

/** The columns that identify a session's person and its valid tokens, with the person's current roles. */
const liveColumns = {
  id: session.id,
  organizationId: session.organizationId,
  personId: session.personId,
  roles: person.roles,
  expires: session.expires,
  remember: session.remember,
  sharedDevice: session.sharedDevice,
  ips: session.ips,
  generation: session.generation,
  generationSeen: session.generationSeen,
};
export type LiveSession = Pick<SessionRow, Exclude<keyof typeof liveColumns, 'roles'>> &
  Pick<PersonRow, 'roles'>;

/** Returns the unfinished person with this address, ignoring case. */
export async function findByEmail(db: Reader, email: string): Promise<PersonRow | undefined> {
  const [found] = await db
    .select()
    .from(person)
    .where(and(eq(sql`lower(${person.email})`, email.toLowerCase()), isNull(person.finished)));
  return found;
}

/** Returns an unfinished person. */
export async function findAccount(db: Reader, id: string): Promise<PersonRow | undefined> {
  const [found] = await db
    .select()
    .from(person)
    .where(and(eq(person.id, id), isNull(person.finished)));
  return found;
}

/** Returns those of the sessions that are neither revoked nor expired, of unfinished people. Runs for every request. */
export function findLiveSessions(db: Reader, ids: readonly string[], now: string): Promise<LiveSession[]> {
  return liveSessions(db).execute({ ids, now });
}

/** Returns the address of such a token's person. */
export async function findLinkAddress(
  db: Reader,
  id: string,
  purpose: LinkPurpose,
  now: string,
): Promise<string | null> {
  const [found] = await liveLinkToken(db).execute({ id, purpose, now });
  return found?.email ?? null;
}

/** Returns such a session, but locks it, so that two refreshes of it take turns. */
export async function lockLiveSession(
  tx: Transaction,
  id: string,
  now: string,
): Promise<LiveSession | undefined> {
  const [found] = await lockedLiveSession(tx).execute({ id, now });
  return found;
}

/** The same, and keeps the session from ending until the transaction ends. */
export async function holdLiveSession(
  tx: Transaction,
  id: string,
  now: string,
): Promise<LiveSession | undefined> {
  const [found] = await heldLiveSession(tx).execute({ id, now });
  return found;
}

const liveSessions = prepared('live_sessions', (db) => {
  return selectLiveSessions(db, isAnyOf(session.id));
});
const heldLiveSession = prepared('hold_live_session', (tx) => {
  return selectLiveSessions(tx, eq(session.id, sql.placeholder('id'))).for('share', { of: session });
});
const lockedLiveSession = prepared('lock_live_session', (tx) => {
  return selectLiveSessions(tx, eq(session.id, sql.placeholder('id'))).for('update', { of: session });
});

function selectLiveSessions(db: Reader, which: SQL) {
  return db
    .select(liveColumns)
    .from(session)
    .innerJoin(person, eq(person.id, session.personId))
    .where(
      and(
        which,
        isNull(session.revoked),
        gt(session.expires, sql.placeholder('now')),
        isNull(person.finished),
      ),
    );
}

function isAnyOf(id: AnyPgColumn): SQL {
  return sql`${id} = any(${sql.placeholder('ids')})`;
}

export async function insertSession(tx: Transaction, row: typeof session.$inferInsert): Promise<SessionRow> {
  const [inserted] = await tx.insert(session).values(row).returning();
  if (!inserted) throw new Error('a session was not inserted');
  return inserted;
}

export async function updateSession(
  tx: Transaction,
  id: string,
  change: Partial<
    Pick<SessionRow, 'generation' | 'generationSeen' | 'refreshed' | 'expires' | 'ips' | 'revoked'>
  >,
): Promise<void> {
  await tx.update(session).set(change).where(eq(session.id, id));
}

/** Records that the newest generation was used, which invalidates the one before it. */
export async function markGenerationSeen(tx: Transaction, id: string, generation: number): Promise<void> {
  await tx
    .update(session)
    .set({ generationSeen: true })
    .where(and(eq(session.id, id), eq(session.generation, generation)));
}

/** Revokes every open session of a person, except this one if it is given, and returns their ids. */
export async function revokeSessions(
  tx: Transaction,
  personId: string,
  now: string,
  except: string = NIL,
): Promise<string[]> {
  const revoked = await tx
    .update(session)
    .set({ revoked: now })
    .where(and(eq(session.personId, personId), ne(session.id, except), isNull(session.revoked)))
    .returning({ id: session.id });
  return revoked.map(({ id }) => id);
}

export async function insertLinkToken(tx: Transaction, row: typeof linkToken.$inferInsert): Promise<void> {
  await tx.insert(linkToken).values(row);
}

/** Returns the id of a person's valid link of a purpose; undefined without. */
export async function findLinkIdOf(
  db: Reader,
  personId: string,
  purpose: LinkPurpose,
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: linkToken.id })
    .from(linkToken)
    .where(
      and(
        eq(linkToken.personId, personId),
        eq(linkToken.purpose, purpose),
        isNull(linkToken.used),
        isNull(linkToken.voided),
      ),
    );
  return found?.id;
}

/** What a link token's holder may do with it. */
const holderColumns = {
  id: linkToken.id,
  purpose: linkToken.purpose,
  personId: linkToken.personId,
  organizationId: linkToken.organizationId,
  assignmentId: linkToken.assignmentId,
  eccNotificationId: linkToken.eccNotificationId,
};

/** Returns those of the link tokens, of any purpose, that are neither used nor voided nor expired, of unfinished people or of the ECC. */
export function findHolders(db: Reader, ids: readonly string[], now: string) {
  return holders(db).execute({ ids, now });
}

const holders = prepared('live_link_holders', (db) => {
  return db
    .select(holderColumns)
    .from(linkToken)
    .leftJoin(person, eq(person.id, linkToken.personId))
    .where(and(isAnyOf(linkToken.id), isLiveLink()));
});

/** Returns such a link token of one purpose. */
export async function findLinkToken(db: Reader, id: string, purpose: LinkPurpose, now: string) {
  const [found] = await liveLinkToken(db).execute({ id, purpose, now });
  return found?.linkToken;
}

/** Like `findLinkToken`, but locks the token, so that one of two concurrent uses of a single-use link wins. */
export async function lockLinkToken(tx: Transaction, id: string, purpose: LinkPurpose, now: string) {
  const [found] = await lockedLinkToken(tx).execute({ id, purpose, now });
  return found?.linkToken;
}

const liveLinkToken = prepared('live_link_token', selectLinkToken);
const lockedLinkToken = prepared('lock_live_link_token', (tx) => {
  return selectLinkToken(tx).for('update', { of: linkToken });
});

function selectLinkToken(db: Reader) {
  return db
    .select({ linkToken, email: person.email })
    .from(linkToken)
    .leftJoin(person, eq(person.id, linkToken.personId))
    .where(
      and(
        eq(linkToken.id, sql.placeholder('id')),
        eq(linkToken.purpose, sql.placeholder('purpose')),
        isLiveLink(),
      ),
    );
}

function isLiveLink() {
  return and(
    isNull(linkToken.used),
    isNull(linkToken.voided),
    or(isNull(linkToken.expires), gt(linkToken.expires, sql.placeholder('now'))),
    isNull(person.finished),
  );
}

/** Marks one link as used and voids the person's other links of the same purpose. */
export async function spendLinkToken(
  tx: Transaction,
  token: { id: string; personId: string; purpose: LinkPurpose },
  now: string,
): Promise<void> {
  await tx.update(linkToken).set({ used: now }).where(eq(linkToken.id, token.id));
  await voidLinkTokens(tx, token.personId, now, token.purpose);
}

/** Voids every unused link of a person, of one purpose or of all. */
export async function voidLinkTokens(
  tx: Transaction,
  personId: string,
  now: string,
  purpose?: LinkPurpose,
): Promise<void> {
  await tx
    .update(linkToken)
    .set({ voided: now })
    .where(
      and(
        eq(linkToken.personId, personId),
        purpose && eq(linkToken.purpose, purpose),
        isNull(linkToken.used),
        isNull(linkToken.voided),
      ),
    );
}

/**
 * Keeps a person's access as it is until the transaction ends: `shared` by everything the person does, `exclusive` for what
 * ends or changes their access. It is no lock on a row, so it can come before all others (decision 9).
 */
export async function lockAccess(
  tx: Transaction,
  { id, organizationId }: Pick<PersonRow, 'id' | 'organizationId'>,
  mode: 'shared' | 'exclusive',
): Promise<void> {
  const key = sql`hashtextextended(${`${organizationId} ${id}`}, 2)`;
  await tx.execute(
    mode === 'shared'
      ? sql`select pg_advisory_xact_lock_shared(${key})`
      : sql`select pg_advisory_xact_lock(${key})`,
  );
}

/** Locks a person's row. Comes before any change of their links or sessions, to prevent deadlocks. */
export async function lockPerson(tx: Transaction, id: string): Promise<PersonRow | undefined> {
  const [locked] = await tx.select().from(person).where(eq(person.id, id)).for('no key update');
  return locked;
}

export async function setPasswordHash(
  tx: Transaction,
  personId: string,
  passwordHash: string,
): Promise<void> {
  await tx.update(person).set({ passwordHash }).where(eq(person.id, personId));
}

export async function setFirstSignedIn(tx: Transaction, personId: string, when: string): Promise<void> {
  await tx.update(person).set({ firstSignedIn: when }).where(eq(person.id, personId));
}

/** Returns the data of a password mail; undefined once its link is used, voided or expired. */
export async function findInvitationMailData(db: Reader, tokenId: string, now: string) {
  const [found] = await db
    .select({ token: linkToken, person, organization })
    .from(linkToken)
    .innerJoin(person, eq(person.id, linkToken.personId))
    .leftJoin(organization, eq(organization.id, person.organizationId))
    .where(
      and(
        eq(linkToken.id, tokenId),
        isNull(linkToken.used),
        isNull(linkToken.voided),
        or(isNull(linkToken.expires), gt(linkToken.expires, now)),
        isNull(person.finished),
      ),
    );
  return found;
}

/** Returns an unfinished person with their organization, for a mail about their account. */
export async function findAccountMailData(db: Reader, id: string) {
  const [found] = await db
    .select({ person, organization })
    .from(person)
    .leftJoin(organization, eq(organization.id, person.organizationId))
    .where(and(eq(person.id, id), isNull(person.finished)));
  return found;
}

export async function insertAudit(tx: Transaction, row: typeof auditEvent.$inferInsert): Promise<void> {
  await tx.insert(auditEvent).values(row);
}

/** Deletes the events before an instant that are about no account. Nobody can read them. */
export async function deleteStrangersAudit(tx: Transaction, before: string): Promise<void> {
  await tx
    .delete(auditEvent)
    .where(and(eq(auditEvent.organizationId, NIL), isNull(auditEvent.personId), lt(auditEvent.when, before)));
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
