import type { Context } from '#platform/context.ts';
import { announceSessionEnd } from '#platform/database/announce.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { unauthorized } from '#platform/http/pipeline/app-error.ts';
import { noteEvent } from './audit.ts';
import type { RequestClient } from './client.ts';
import { readRefreshToken } from './refresh-token.ts';
import { type LiveSession, lockLiveSession, updateSession } from './sessions.store.ts';
import { type IssuedTokens, issueTokens, refreshEnd } from './tokens.ts';

/** How many network addresses a session keeps, the newest last. */
const ipsKept = 10;

/** Refreshes a session's tokens (product 9.3). */
export function refreshUseCases({ database, clock, settings }: Context) {
  return {
    /**
     * Returns the successor of a refresh token. The previous token stays valid, and gives the same successor again,
     * until the successor or its access token has been used. If it returns after that, it was stolen, and the session
     * ends. Throws 401.
     */
    async refresh(text: string | undefined, client: RequestClient): Promise<IssuedTokens> {
      const now = clock.now();
      const token = text && readRefreshToken(settings.secretKeys, text);
      if (!token) throw unauthorized();
      const session = await inTransaction(database, async (tx) => {
        const current = await lockLiveSession(tx, token.sessionId, now);
        if (!current) return null;
        const next = successor(current, token.generation);
        return next
          ? renew(tx, { ...current, ...next }, client, now)
          : revokeStolen(tx, current, client, now);
      });
      if (!session) throw unauthorized();
      return issueTokens(settings.secretKeys, session, now);
    },
  };
}

/** Returns the next generation. Returns null if the presented one is too old, which means that the token is a copy. */
function successor(
  session: LiveSession,
  presented: number,
): Pick<LiveSession, 'generation' | 'generationSeen'> | null {
  const { generation, generationSeen } = session;
  if (presented === generation) return { generation: generation + 1, generationSeen: false };
  return presented === generation - 1 && !generationSeen ? { generation, generationSeen } : null;
}

async function renew(
  tx: Transaction,
  session: LiveSession,
  client: RequestClient,
  now: string,
): Promise<LiveSession> {
  const { generation, generationSeen, ips } = session;
  const change = {
    generation,
    generationSeen,
    refreshed: now,
    expires: refreshEnd(now, session),
    ips: [...ips.filter((ip) => ip !== client.ip), client.ip].slice(-ipsKept),
  };
  await updateSession(tx, session, change);
  return { ...session, ...change };
}

async function revokeStolen(
  tx: Transaction,
  session: LiveSession,
  client: RequestClient,
  now: string,
): Promise<null> {
  await updateSession(tx, session, { revoked: now });
  const subject = { id: session.personId, organizationId: session.organizationId };
  await noteEvent(tx, subject, { event: 'session-revoked', reason: 'Refresh token reused' }, client, now);
  await announceSessionEnd(tx, session.id);
  return null;
}
