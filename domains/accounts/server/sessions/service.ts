import type { Audit, Session } from '#accounts/contract';
import type { Context } from '#platform/context.ts';
import { announceSessionEnd } from '#platform/database/announce.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Actor } from '#platform/http/pipeline/actor.ts';
import { notFound } from '#platform/http/pipeline/app-error.ts';
import { noteEvent, type RequestClient } from '../auth/service.ts';
import {
  type AuditRow,
  type AuditsPage,
  type ListedSession,
  listAudits,
  listSessions,
  revokeSession,
  type SessionsPage,
  sessionExists,
} from './store.ts';

/** Reads a person's own sessions and audit history, and revokes sessions (product 14.7). */
export function sessionService({ database, clock }: Context) {
  return {
    async list(actor: Actor, page: SessionsPage) {
      const { rows, matches } = await listSessions(database, actor, page);
      return { items: rows.map((row) => presentSession(row, actor.sessionId)), matches };
    },

    /** Revokes a session; does nothing if it is already revoked. Throws 404 if there is none. */
    async revoke(tx: Transaction, actor: Actor, id: string, client: RequestClient) {
      const now = clock.now();
      const revoked = await revokeSession(tx, actor, id, now);
      if (!revoked) {
        if (await sessionExists(tx, actor, id)) return;
        throw notFound();
      }
      const subject = { id: actor.personId, organizationId: actor.organizationId };
      await noteEvent(tx, subject, { event: 'session-revoked', reason: 'Session revoked' }, client, now);
      await announceSessionEnd(tx, id);
    },

    async audits(actor: Actor, page: AuditsPage) {
      const { rows, matches } = await listAudits(database, actor, page);
      return { items: rows.map(presentAudit), matches };
    },
  };
}
export type SessionService = ReturnType<typeof sessionService>;

function presentSession(row: ListedSession, current: string): Session {
  const { id, issued, refreshed, expires, revoked, ips, userAgent, sharedDevice, began } = row;
  return {
    _id: id,
    issued,
    refreshed,
    expires,
    revoked,
    ips,
    userAgent,
    sharedDevice,
    began,
    current: id === current,
  };
}

function presentAudit({ id, when, event, reason, ips, userAgent }: AuditRow): Audit {
  return {
    _id: id,
    when,
    event,
    data: { ...(reason && { reason }) },
    request: { client: { ips, userAgent } },
  };
}
