import { and, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { NIL } from 'uuid';
import { type SecondStepNeed, secondStepColumns } from '#people/server/second-step.store.ts';
import type { PersonRow } from '#people/server/store.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { inOrganization, placed } from '#platform/database/in-organization.ts';
import { jsonOf, prepared, selected } from '#platform/database/prepared.ts';
import { session } from '#platform/database/schema/auth.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { person } from '#platform/database/schema/people.ts';

export type StoredSession = typeof session.$inferSelect;

/** The columns that identify a session's person and its valid tokens, with the person's current roles. */
const liveColumns = {
  id: session.id,
  organizationId: session.organizationId,
  personId: session.personId,
  roles: person.roles,
  expires: session.expires,
  remember: session.remember,
  sharedDevice: session.sharedDevice,
  began: session.began,
  confirmed: session.confirmed,
  ips: session.ips,
  generation: session.generation,
  generationSeen: session.generationSeen,
  ...secondStepColumns,
};
export type LiveSession = Pick<StoredSession, Exclude<keyof typeof liveColumns, keyof SecondStepNeed>> &
  SecondStepNeed &
  Pick<PersonRow, 'roles'>;

/**
 * Returns the live ones of these sessions: neither revoked nor expired, of unfinished people, and of no archived
 * organization. Runs for every request.
 */
export async function findLiveSessions(
  db: Reader,
  ids: readonly string[],
  now: string,
): Promise<LiveSession[]> {
  const rows = await liveSessions(db).execute({ ids, now });
  return rows.map(({ live }) => live);
}

/** Returns a live session and locks it, so that two refreshes of it take turns. A refresh token does not say whose it is. */
export async function lockLiveSession(
  tx: Transaction,
  id: string,
  now: string,
): Promise<LiveSession | undefined> {
  const [found] = await lockedLiveSession(tx).execute({ id, now });
  return found?.live;
}

/** Which session, and whose: null for a super administrator's. */
type SessionKey = Pick<StoredSession, 'id' | 'organizationId'>;

/** Returns a live session and keeps it from ending until the transaction ends. */
export async function shareLiveSession(
  tx: Transaction,
  { id, organizationId }: SessionKey,
  now: string,
): Promise<LiveSession | undefined> {
  const [found] = await sharedLiveSession(tx).execute({ id, organizationId, now });
  return found?.live;
}

const byId = eq(session.id, sql.placeholder('id'));

const liveSessions = prepared('live_sessions', (db) => {
  return selectLiveSessions(db, sql`${session.id} = any(${sql.placeholder('ids')})`);
});
const sharedLiveSession = prepared('share_live_session', (tx) => {
  const own = inOrganization(session.organizationId, sql.placeholder('organizationId'));
  return selectLiveSessions(tx, and(byId, own)).for('share', { of: session });
});
const lockedLiveSession = prepared('lock_live_session', (tx) => {
  return selectLiveSessions(tx, byId).for('update', { of: session });
});

function selectLiveSessions(db: Reader, which: SQL | undefined) {
  return db
    .select({ live: selected(jsonOf(liveColumns)) })
    .from(session)
    .innerJoin(
      person,
      and(eq(person.organizationId, session.organizationId), eq(person.id, session.personId)),
    )
    .leftJoin(organization, eq(organization.id, session.organizationId))
    .where(
      and(
        which,
        isNull(session.revoked),
        gt(session.expires, sql.placeholder('now')),
        isNull(person.finished),
        isNull(organization.archived),
      ),
    );
}

export async function insertSession(
  tx: Transaction,
  row: typeof session.$inferInsert,
): Promise<StoredSession> {
  const [inserted] = await tx.insert(session).values(placed(row)).returning();
  if (!inserted) throw new Error('a session was not inserted');
  return inserted;
}

export async function updateSession(
  tx: Transaction,
  key: SessionKey,
  change: Partial<
    Pick<
      StoredSession,
      'generation' | 'generationSeen' | 'refreshed' | 'expires' | 'confirmed' | 'ips' | 'revoked'
    >
  >,
): Promise<void> {
  await tx.update(session).set(change).where(hasKey(key));
}

/** Records that the newest generation was used, which invalidates the one before it. */
export async function markGenerationSeen(
  tx: Transaction,
  key: SessionKey,
  generation: number,
): Promise<void> {
  await tx
    .update(session)
    .set({ generationSeen: true })
    .where(and(hasKey(key), eq(session.generation, generation), eq(session.generationSeen, false)));
}

/** Revokes every open session of a person, except the given one, and returns their ids. */
export async function revokeSessions(
  tx: Transaction,
  whose: Pick<PersonRow, 'id' | 'organizationId'>,
  now: string,
  except: string = NIL,
): Promise<string[]> {
  const revoked = await tx
    .update(session)
    .set({ revoked: now })
    .where(
      and(
        inOrganization(session.organizationId, whose.organizationId),
        eq(session.personId, whose.id),
        ne(session.id, except),
        isNull(session.revoked),
      ),
    )
    .returning({ id: session.id });
  return revoked.map(({ id }) => id);
}

/** Revokes every open session of an organization's people, and returns whose they were. */
export async function revokeSessionsOf(
  tx: Transaction,
  organizationId: string,
  now: string,
): Promise<{ id: string; personId: string }[]> {
  return tx
    .update(session)
    .set({ revoked: now })
    .where(and(eq(session.organizationId, organizationId), isNull(session.revoked)))
    .returning({ id: session.id, personId: session.personId });
}

/** Revokes all open sessions of an installation that nobody uses: no browser is told. */
export async function endEverySession(tx: Transaction, now: string): Promise<void> {
  await tx.update(session).set({ revoked: now }).where(isNull(session.revoked));
}

function hasKey({ id, organizationId }: SessionKey) {
  return and(inOrganization(session.organizationId, organizationId), eq(session.id, id));
}
