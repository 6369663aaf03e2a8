import type { Context } from '../../platform/context.ts';
import { announceSessionEnd } from '../../platform/database/announce.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { unauthorized } from '../../platform/http/app-error.ts';
import { noteEvent } from './audit.ts';
import type { Client } from './client.ts';
import { readRefreshToken } from './refresh-token.ts';
import { type LiveSession, lockLiveSession, updateSession } from './store.ts';
import { refreshEnd, type SignedIn, signedIn } from './tokens.ts';

/** A session remembers this many addresses, the newest last. */
const ipsKept = 10;

/** Refreshing (design 6.2). */
export function refreshUseCases({ database, clock, settings }: Context) {
  return {
    /**
     * Gives the successor of a refresh token. The previous one stays good, and gives the same successor again, until the successor
     * or its access token has been seen; after that its return means theft, and ends the session.
     */
    async refresh(text: string | undefined, client: Client): Promise<SignedIn> {
      const now = clock.now();
      const token = text && readRefreshToken(settings.secretKeys, text);
      if (!token) throw unauthorized();
      const session = await database.transaction(async (tx) => {
        const current = await lockLiveSession(tx, token.sessionId, now);
        if (!current) return null;
        const next = successor(current, token.generation);
        return next ? renew(tx, { ...current, ...next }, client, now) : endStolen(tx, current, client, now);
      });
      if (!session) throw unauthorized();
      return signedIn(settings.secretKeys, session, now);
    },
  };
}

/** The generation that follows; null when a token returns that can only have been copied. */
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
  client: Client,
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
  await updateSession(tx, session.id, change);
  return { ...session, ...change };
}

async function endStolen(tx: Transaction, session: LiveSession, client: Client, now: string): Promise<null> {
  await updateSession(tx, session.id, { revoked: now });
  const whom = { id: session.personId, organizationId: session.organizationId };
  await noteEvent(tx, whom, { event: 'session-revoked', reason: 'Refresh token reused' }, client, now);
  await announceSessionEnd(tx, session.id);
  return null;
}
