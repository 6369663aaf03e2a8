import type { Context } from '../../platform/context.ts';
import type { Gatekeeper } from '../../platform/http/actor.ts';
import { readLinkToken } from '../../platform/tokens/link-token.ts';
import { readAccessToken } from './access-token.ts';
import { cookiesOf, setAccessCookies } from './cookies.ts';
import { findLinkToken, findLiveSession, markGenerationSeen } from './store.ts';
import { accessOf } from './tokens.ts';

/** Looks the session up on every request, so that revoking it, finishing its person or changing roles acts at once. */
export function gatekeeper({ database, clock, settings }: Context): Gatekeeper {
  const { secretKeys, publicUrl } = settings;
  return {
    async actorOf(request, reply) {
      const now = clock.now();
      const { access } = cookiesOf(request);
      const token = access && (await readAccessToken(secretKeys, access, now));
      const session = token && (await findLiveSession(database, token.sessionId, now));
      if (!session) return null;
      if (!session.generationSeen && token.generation === session.generation) {
        await database.transaction((tx) => markGenerationSeen(tx, session.id, session.generation));
      }
      const { id: sessionId, personId, organizationId, roles } = session;
      if (String(token.roles) !== String(roles)) {
        setAccessCookies(reply, await accessOf(secretKeys, session, now), publicUrl.protocol === 'https:');
      }
      return { sessionId, personId, organizationId, roles };
    },

    async holderOf(text, purpose) {
      const id = readLinkToken(secretKeys, purpose, text);
      const token = id && (await findLinkToken(database, id, purpose, clock.now()));
      if (!token) return null;
      const { personId, organizationId, assignmentId } = token;
      return { tokenId: token.id, personId, organizationId, assignmentId };
    },
  };
}
