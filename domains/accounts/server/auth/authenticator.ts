import { neededSecondStep } from '#people/server/second-step.store.ts';
import type { Context } from '#platform/context.ts';
import { batched } from '#platform/database/batched.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Authenticator, SignedInActor } from '#platform/http/pipeline/actor.ts';
import { readLinkToken } from '#platform/tokens/link-token.ts';
import { onceUnderWay } from '#platform/under-way.ts';
import { accessTokenReader } from './access-token.ts';
import { cookiesOf, setAccessCookies } from './cookies.ts';
import { findHolders, findLinkTokenOf } from './links.store.ts';
import {
  findLiveSessions,
  type LiveSession,
  markGenerationSeen,
  shareLiveSession,
} from './sessions.store.ts';
import { lockAccess } from './store.ts';
import { accessOf } from './tokens.ts';

/** Looks the session up on every request, so that revoking it, finishing its person or changing roles acts at once. */
export function authenticator({ database, clock, settings }: Context): Authenticator {
  const { secretKeys, publicUrl } = settings;
  const readAccessToken = accessTokenReader(secretKeys);
  const findSession = batched((ids) => findLiveSessions(database, ids, clock.now()));
  const findHolder = batched((ids) => findHolders(database, ids, clock.now()));
  // A browser that opens many streams at once would otherwise hold a connection with each, and wait for one row.
  const onceEach = onceUnderWay<void>();
  return {
    async actorOf(request, reply) {
      const now = clock.now();
      const cookie = cookiesOf(request).access;
      const token = cookie && (await readAccessToken(cookie, now));
      const session = token && (await findSession(token.sessionId));
      if (!session) return null;
      if (!session.generationSeen && token.generation === session.generation) {
        const { id, generation } = session;
        await onceEach(`${id} ${generation}`, () =>
          inTransaction(database, (tx) => markGenerationSeen(tx, session, generation)),
        );
      }
      if (String(token.roles) !== String(session.roles)) {
        // Of the generation that was presented, because the browser may not have the refresh token of a newer one.
        const access = await accessOf(secretKeys, { ...session, generation: token.generation }, now);
        setAccessCookies(reply, access, publicUrl.protocol === 'https:');
      }
      return signedIn(session);
    },

    async currentActor({ sessionId }) {
      const session = await findSession(sessionId);
      return session ? { ...session, sessionId } : null;
    },

    async holderOf(text, purpose) {
      const id = readLinkToken(secretKeys, purpose, text);
      const token = id && (await findHolder(id));
      if (!token || token.purpose !== purpose) return null;
      const { personId, organizationId, assignmentId, eccNotificationId } = token;
      return { tokenId: token.id, personId, organizationId, assignmentId, eccNotificationId };
    },

    async lockActor(tx, { sessionId, personId, organizationId }) {
      await lockAccess(tx, { id: personId, organizationId }, 'shared');
      const session = await shareLiveSession(tx, { id: sessionId, organizationId }, clock.now());
      return session ? signedIn(session) : null;
    },

    async lockHolder(tx, holder, purpose) {
      const { personId: id, organizationId } = holder;
      if (id) await lockAccess(tx, { id, organizationId }, 'shared');
      const token = await findLinkTokenOf(tx, { id: holder.tokenId, organizationId }, purpose, clock.now());
      return token ? holder : null;
    },
  };

  function signedIn(session: LiveSession): SignedInActor {
    const { id: sessionId, personId, organizationId, roles, confirmed } = session;
    const lacksSecondStep = neededSecondStep(session, settings, clock.now())?.isOverdue ?? false;
    return { sessionId, personId, organizationId, roles, confirmed, lacksSecondStep };
  }
}
