import type { LinkPurpose } from '@patrolbook/contract';
import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/connect.ts';
import { prepared } from '../../platform/database/prepared.ts';
import {
  auditEvent,
  linkToken,
  organization,
  passwordRequest,
  person,
  session,
} from '../../platform/database/schema.ts';

export type SessionRow = typeof session.$inferSelect;
export type PersonRow = typeof person.$inferSelect;

/** What tells whose a session is and which tokens of it are good, with the person's roles as they are now. */
const live = {
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
export type LiveSession = Pick<SessionRow, Exclude<keyof typeof live, 'roles'>> & Pick<PersonRow, 'roles'>;

/** Whoever has not left and uses this address, in whatever case. */
export async function findByEmail(db: Reader, email: string): Promise<PersonRow | undefined> {
  const [found] = await db
    .select()
    .from(person)
    .where(and(eq(sql`lower(${person.email})`, email.toLowerCase()), isNull(person.finished)));
  return found;
}

/** A session that is neither revoked nor expired, of a person who has not left. Every request asks this. */
export async function findLiveSession(db: Reader, id: string, now: string): Promise<LiveSession | undefined> {
  const [found] = await liveSession(db).execute({ id, now });
  return found;
}

/** The same, locked until the transaction ends: two refreshes of one session take turns. */
export async function lockLiveSession(
  tx: Transaction,
  id: string,
  now: string,
): Promise<LiveSession | undefined> {
  const [found] = await lockedLiveSession(tx).execute({ id, now });
  return found;
}

const liveSession = prepared('live_session', selectLiveSession);
const lockedLiveSession = prepared('lock_live_session', (tx) => {
  return selectLiveSession(tx).for('update', { of: session });
});

function selectLiveSession(db: Reader) {
  const [id, now] = [sql.placeholder('id'), sql.placeholder('now')];
  return db
    .select(live)
    .from(session)
    .innerJoin(person, eq(person.id, session.personId))
    .where(
      and(eq(session.id, id), isNull(session.revoked), gt(session.expires, now), isNull(person.finished)),
    );
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

/** The newest generation was used, so the one before it is dead. */
export async function markGenerationSeen(tx: Transaction, id: string, generation: number): Promise<void> {
  await tx
    .update(session)
    .set({ generationSeen: true })
    .where(and(eq(session.id, id), eq(session.generation, generation)));
}

/** Ends every open session of a person and answers their ids. */
export async function revokeSessions(tx: Transaction, personId: string, now: string): Promise<string[]> {
  const revoked = await tx
    .update(session)
    .set({ revoked: now })
    .where(and(eq(session.personId, personId), isNull(session.revoked)))
    .returning({ id: session.id });
  return revoked.map(({ id }) => id);
}

export async function insertLinkToken(tx: Transaction, row: typeof linkToken.$inferInsert): Promise<void> {
  await tx.insert(linkToken).values(row);
}

/** A link token that is neither used up nor voided nor expired, of a person who has not left. */
export async function findLinkToken(db: Reader, id: string, purpose: LinkPurpose, now: string) {
  const [found] = await liveLinkToken(db).execute({ id, purpose, now });
  return found?.linkToken;
}

/** The same, locked: of two uses of a single-use link one wins. */
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
    .select({ linkToken })
    .from(linkToken)
    .innerJoin(person, eq(person.id, linkToken.personId))
    .where(
      and(
        eq(linkToken.id, sql.placeholder('id')),
        eq(linkToken.purpose, sql.placeholder('purpose')),
        isNull(linkToken.used),
        isNull(linkToken.voided),
        or(isNull(linkToken.expires), gt(linkToken.expires, sql.placeholder('now'))),
        isNull(person.finished),
      ),
    );
}

/** Uses one link up and voids the person's others of the same purpose. */
export async function spendLinkToken(
  tx: Transaction,
  token: { id: string; personId: string; purpose: LinkPurpose },
  now: string,
): Promise<void> {
  await tx.update(linkToken).set({ used: now }).where(eq(linkToken.id, token.id));
  await tx
    .update(linkToken)
    .set({ voided: now })
    .where(
      and(
        eq(linkToken.personId, token.personId),
        eq(linkToken.purpose, token.purpose),
        ne(linkToken.id, token.id),
        isNull(linkToken.used),
        isNull(linkToken.voided),
      ),
    );
}

/** Voids every link that was mailed to a person, for whatever purpose. */
export async function voidLinkTokens(tx: Transaction, personId: string, now: string): Promise<void> {
  await tx
    .update(linkToken)
    .set({ voided: now })
    .where(and(eq(linkToken.personId, personId), isNull(linkToken.used), isNull(linkToken.voided)));
}

/** Whoever changes a person's links or sessions takes their row first: so no two wait for each other. */
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

/** What a mail about someone's password is written from. */
export async function findLetterFacts(db: Reader, tokenId: string, now: string) {
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

export async function insertAudit(tx: Transaction, row: typeof auditEvent.$inferInsert): Promise<void> {
  await tx.insert(auditEvent).values(row);
}

export async function insertPasswordRequest(
  tx: Transaction,
  row: typeof passwordRequest.$inferInsert,
): Promise<void> {
  await tx.insert(passwordRequest).values(row);
}

/** Takes a request for good; undefined if it was taken already. */
export async function takePasswordRequest(tx: Transaction, id: string) {
  const [taken] = await tx.delete(passwordRequest).where(eq(passwordRequest.id, id)).returning();
  return taken;
}
