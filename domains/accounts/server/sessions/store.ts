import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { sessionRoutes } from '#accounts/contract';
import type { QueryOf } from '#contract';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { inOrganization } from '#platform/database/in-organization.ts';
import { onPage, preparedList } from '#platform/database/list.ts';
import { auditEvent, session } from '#platform/database/schema/auth.ts';

export type ListedSession = typeof session.$inferSelect;
export type AuditRow = typeof auditEvent.$inferSelect;
export type SessionsPage = QueryOf<typeof sessionRoutes.listMySessions>;
export type AuditsPage = QueryOf<typeof sessionRoutes.listMyAudits>;

/** A person, and their organization: null for a super administrator. */
interface Whose {
  personId: string;
  organizationId: string | null;
}

/** Returns a page of a person's sessions, and the number of all. */
export function listSessions(db: Reader, { personId, organizationId }: Whose, page: SessionsPage) {
  return sessionsList(db, page, { personId, organizationId });
}

const sessionsList = preparedList({
  name: 'sessions',
  table: session,
  where: and(
    inOrganization(session.organizationId, sql.placeholder('organizationId')),
    eq(session.personId, sql.placeholder('personId')),
  ),
  // a session that was never refreshed is ordered by when it was issued
  sorts: { issued: session.issued, refreshed: sql`coalesce(${session.refreshed}, ${session.issued})` },
  id: session.id,
  page: (db, parts) =>
    onPage(db.select({ ...getTableColumns(session), matches: parts.matches }).from(session), parts),
});

/** Revokes a person's session; returns undefined if there is none or it is already revoked. */
export async function revokeSession(tx: Transaction, whose: Whose, id: string, now: string) {
  const [revoked] = await tx
    .update(session)
    .set({ revoked: now })
    .where(and(ownSession(whose, id), isNull(session.revoked)))
    .returning();
  return revoked;
}

export async function sessionExists(db: Reader, whose: Whose, id: string): Promise<boolean> {
  return (await db.$count(session, ownSession(whose, id))) > 0;
}

function ownSession({ personId, organizationId }: Whose, id: string) {
  return and(
    inOrganization(session.organizationId, organizationId),
    eq(session.personId, personId),
    eq(session.id, id),
  );
}

/** Returns a page of a person's audit history, and the number of all events. */
export function listAudits(db: Reader, { personId, organizationId }: Whose, page: AuditsPage) {
  return auditsList(db, page, { personId, organizationId });
}

const auditsList = preparedList({
  name: 'audits',
  table: auditEvent,
  where: and(
    inOrganization(auditEvent.organizationId, sql.placeholder('organizationId')),
    eq(auditEvent.personId, sql.placeholder('personId')),
  ),
  sorts: { when: auditEvent.when },
  id: auditEvent.id,
  page: (db, parts) =>
    onPage(db.select({ ...getTableColumns(auditEvent), matches: parts.matches }).from(auditEvent), parts),
});
