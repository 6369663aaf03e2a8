import type { Context } from '../../platform/context.ts';
import type { Gatekeeper } from '../../platform/http/actor.ts';
import { readLinkToken } from '../../platform/tokens/link-token.ts';
import { readAccessToken } from './access-token.ts';
import { findLinkToken, findLiveSession, markGenerationSeen } from './store.ts';

/** Looks the session up on every request, so that revoking it, finishing its person or changing roles acts at once. */
export function gatekeeper({ database, clock, settings }: Context): Gatekeeper {
  return {
    async actorOf(accessToken) {
      const now = clock.now();
      const token = accessToken && (await readAccessToken(settings.secretKeys, accessToken, now));
      const session = token && (await findLiveSession(database, token.sessionId, now));
      if (!session) return null;
      if (!session.generationSeen && token.generation === session.generation) {
        await database.transaction((tx) => markGenerationSeen(tx, session.id, session.generation));
      }
      const { id: sessionId, personId, organizationId, roles } = session;
      return { sessionId, personId, organizationId, roles };
    },

    async holderOf(text, purpose) {
      const id = readLinkToken(settings.secretKeys, purpose, text);
      const token = id && (await findLinkToken(database, id, purpose, clock.now()));
      if (!token) return null;
      const { personId, organizationId, assignmentId } = token;
      return { tokenId: token.id, personId, organizationId, assignmentId };
    },
  };
}
