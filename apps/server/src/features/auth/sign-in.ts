import { v7 as newId } from 'uuid';
import { after, day, hour } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { announceSessionEnd } from '../../platform/database/announce.ts';
import { signInRefused, unauthorized } from '../../platform/http/app-error.ts';
import type { SecretKeys } from '../../platform/tokens/signature.ts';
import { claimsFor, readAccessToken, signAccessToken } from './access-token.ts';
import type { SignedIn } from './cookies.ts';
import { isPassword } from './passwords.ts';
import { readRefreshToken, refreshTokenText } from './refresh-token.ts';
import { findByEmail, insertSession, type LiveSession, lockLiveSession, updateSession } from './store.ts';

/** Where a request comes from. */
export interface Client {
  ip: string;
  userAgent: string;
}

export interface SignInInput {
  email: string;
  password: string;
  remember: boolean;
  sharedDevice: boolean;
}

/** How long a refresh token lasts, in milliseconds (design 6.2). */
const refreshLife = { remembered: 60 * day, otherwise: 12 * hour };

/** A session remembers this many addresses, the newest last. */
const ipsKept = 10;

/** Signing in and out, and refreshing (design 6.2). */
export function signInUseCases({ database, clock, settings }: Context) {
  const keys = settings.secretKeys;
  return {
    async signIn(input: SignInInput, client: Client): Promise<SignedIn> {
      const now = clock.now();
      const person = await findByEmail(database, input.email);
      const isRight = await isPassword(input.password, person?.passwordHash ?? null);
      if (!person || !isRight) throw signInRefused('invalid_grant', 'Invalid credentials');
      const { remember, sharedDevice } = input;
      const session = await database.transaction((tx) =>
        insertSession(tx, {
          id: newId(),
          personId: person.id,
          organizationId: person.organizationId,
          issued: now,
          expires: refreshEnd(now, { remember, sharedDevice }),
          remember,
          sharedDevice,
          ips: [client.ip],
          userAgent: client.userAgent,
          generation: 0,
          generationSeen: false,
        }),
      );
      return signedIn(keys, { ...session, roles: person.roles }, now);
    },

    /**
     * Gives the successor of a refresh token. The previous one stays good, and gives the same successor again, until the successor
     * or its access token has been seen; after that its return means theft, and ends the session.
     */
    async refresh(text: string | undefined, client: Client): Promise<SignedIn> {
      const now = clock.now();
      const token = text && readRefreshToken(keys, text);
      if (!token) throw unauthorized();
      const session = await database.transaction(async (tx) => {
        const current = await lockLiveSession(tx, token.sessionId, now);
        if (!current) return null;
        const next = successor(current, token.generation);
        if (!next) {
          await updateSession(tx, current.id, { revoked: now });
          await announceSessionEnd(tx, current.id);
          return null;
        }
        const change = {
          ...next,
          refreshed: now,
          expires: refreshEnd(now, current),
          ips: [...current.ips.filter((ip) => ip !== client.ip), client.ip].slice(-ipsKept),
        };
        await updateSession(tx, current.id, change);
        return { ...current, ...change };
      });
      if (!session) throw unauthorized();
      return signedIn(keys, session, now);
    },

    /** Ends the session that either token names; without one there is nothing to end. */
    async signOut(tokens: { access: string | undefined; refresh: string | undefined }): Promise<void> {
      const now = clock.now();
      const named =
        (tokens.refresh && readRefreshToken(keys, tokens.refresh)) ||
        (tokens.access && (await readAccessToken(keys, tokens.access, now)));
      if (!named) return;
      await database.transaction(async (tx) => {
        const session = await lockLiveSession(tx, named.sessionId, now);
        if (!session) return;
        await updateSession(tx, session.id, { revoked: now });
        await announceSessionEnd(tx, session.id);
      });
    },
  };
}

/** The generation that follows; null when a token returns that can only have been copied. */
function successor(
  session: LiveSession,
  presented: number,
): Pick<LiveSession, 'generation' | 'generationSeen'> | null {
  if (presented === session.generation) return { generation: session.generation + 1, generationSeen: false };
  const isPrevious = presented === session.generation - 1;
  return isPrevious && !session.generationSeen
    ? { generation: session.generation, generationSeen: false }
    : null;
}

function refreshEnd(
  now: string,
  { remember, sharedDevice }: { remember: boolean; sharedDevice: boolean },
): string {
  return after(now, remember && !sharedDevice ? refreshLife.remembered : refreshLife.otherwise);
}

async function signedIn(keys: SecretKeys, session: LiveSession, now: string): Promise<SignedIn> {
  const claims = claimsFor({ ...session, sessionId: session.id }, now);
  const refreshToken = refreshTokenText(keys, { sessionId: session.id, generation: session.generation });
  return { claims, accessToken: await signAccessToken(keys, claims), refreshToken };
}
