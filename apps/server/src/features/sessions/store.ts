import type { QueryOf, sessionRoutes } from '@patrolbook/contract';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { NIL } from 'uuid';
import type { Reader, Transaction } from '../../platform/database/connect.ts';
import { auditEvent, session } from '../../platform/database/schema/auth.ts';

export type SessionRow = typeof session.$inferSelect;
export type AuditRow = typeof auditEvent.$inferSelect;
export type SessionsPage = QueryOf<typeof sessionRoutes.listMySessions>;
export type AuditsPage = QueryOf<typeof sessionRoutes.listMyAudits>;

/** A session that was never refreshed is ordered by when it was issued. Ties are broken by id. */
const orders: Record<SessionsPage['sort'], SQL[]> = {
  '-issued': [desc(session.issued), desc(session.id)],
  '-refreshed': [desc(sql`coalesce(${session.refreshed}, ${session.issued})`), desc(session.id)],
};

export async function listSessions(db: Reader, personId: string, { sort, limit, skip }: SessionsPage) {
  const where = eq(session.personId, personId);
  const [rows, matches] = await Promise.all([
    db
      .select()
      .from(session)
      .where(where)
      .orderBy(...orders[sort])
      .limit(limit)
      .offset(skip),
    db.$count(session, where),
  ]);
  return { rows, matches };
}

/** Revokes a person's session; returns undefined if there is none or it is already revoked. */
export async function revokeSession(tx: Transaction, personId: string, id: string, now: string) {
  const [revoked] = await tx
    .update(session)
    .set({ revoked: now })
    .where(and(eq(session.personId, personId), eq(session.id, id), isNull(session.revoked)))
    .returning();
  return revoked;
}

export async function sessionExists(db: Reader, personId: string, id: string): Promise<boolean> {
  return (await db.$count(session, and(eq(session.personId, personId), eq(session.id, id)))) > 0;
}

export async function listAudits(
  db: Reader,
  { personId, organizationId }: { personId: string; organizationId: string | null },
  { limit, skip }: AuditsPage,
) {
  const where = and(eq(auditEvent.organizationId, organizationId ?? NIL), eq(auditEvent.personId, personId));
  const [rows, matches] = await Promise.all([
    db
      .select()
      .from(auditEvent)
      .where(where)
      .orderBy(desc(auditEvent.when), desc(auditEvent.id))
      .limit(limit)
      .offset(skip),
    db.$count(auditEvent, where),
  ]);
  return { rows, matches };
}
