import type { Context } from '#platform/context.ts';
import { announceSessionEnd } from '#platform/database/announce.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { type AuditSubject, noteEvent, noteEvents } from './audit.ts';
import { voidLinkTokens } from './links.store.ts';
import { revokeSessions, revokeSessionsOf } from './sessions.store.ts';
import { lockAccess, lockAccessOfAll, type PersonKey } from './store.ts';

/** Ends the access of a person whose address changes or whose membership ends. */
export function endAccessUseCases({ clock }: Context) {
  return {
    /**
     * Waits until the person's running calls are done, and lets none begin before the transaction ends. Comes
     * before all other locks.
     */
    async suspendAccess(tx: Transaction, subject: AuditSubject): Promise<void> {
      await lockAccess(tx, subject, 'exclusive');
    },

    /** Voids a person's mailed links and ends their sessions. The caller has suspended the access and locked the person's row. */
    async endAccess(tx: Transaction, subject: AuditSubject): Promise<void> {
      const now = clock.now();
      await voidLinkTokens(tx, subject.organizationId, [subject.id], now);
      const ended = await endSessions(tx, subject, now);
      const event = { event: 'session-revoked', reason: 'Session revoked' } as const;
      if (ended > 0) await noteEvent(tx, subject, event, null, now);
    },

    /** Voids the mailed links of people who have no account. */
    async voidLinks(tx: Transaction, organizationId: string, personIds: readonly string[]): Promise<void> {
      if (personIds.length > 0) await voidLinkTokens(tx, organizationId, personIds, clock.now());
    },

    /** Waits like `suspendAccess` until the running calls of all of an organization's people are done. */
    suspendAccessOfAll: lockAccessOfAll,

    /** Ends the sessions of all of an organization's people. The caller has suspended their access. */
    async endSessionsOfAll(tx: Transaction, organizationId: string): Promise<void> {
      const now = clock.now();
      const ended = await revokeSessionsOf(tx, organizationId, now);
      await announceSessionEnd(tx, ...ended.map(({ id }) => id));
      const event = { event: 'session-revoked', reason: 'Session revoked' } as const;
      const people = new Set(ended.map(({ personId }) => personId));
      const subjects = [...people].map((id) => ({ id, organizationId }));
      await noteEvents(tx, subjects, event, null, now);
    },
  };
}

/** Revokes a person's open sessions, except this one if it is given, and returns how many there were. */
export async function endSessions(
  tx: Transaction,
  person: PersonKey,
  now: string,
  except?: string,
): Promise<number> {
  const ended = await revokeSessions(tx, person, now, except);
  await announceSessionEnd(tx, ...ended);
  return ended.length;
}
