import type { Context } from '../../platform/context.ts';
import { announceSessionEnd } from '../../platform/database/announce.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { type Audited, noteEvent } from './audit.ts';
import type { Client } from './client.ts';
import { revokeSessions, voidLinkTokens } from './store.ts';

/** Taking away what an address or a membership opened. */
export function endAccessUseCases({ clock }: Context) {
  return {
    /** Voids every mailed link of a person and ends their sessions. The caller has locked the person's row, as setting a password does. */
    async endAccess(tx: Transaction, whom: Audited, client: Client): Promise<void> {
      const now = clock.now();
      await voidLinkTokens(tx, whom.id, now);
      const ended = await endSessions(tx, whom.id, now);
      const event = { event: 'session-revoked', reason: 'Session revoked' } as const;
      if (ended > 0) await noteEvent(tx, whom, event, client, now);
    },
  };
}

/** Answers how many there were. */
export async function endSessions(tx: Transaction, personId: string, now: string): Promise<number> {
  const ended = await revokeSessions(tx, personId, now);
  for (const session of ended) await announceSessionEnd(tx, session);
  return ended.length;
}
