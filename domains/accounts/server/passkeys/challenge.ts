import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { after, minute, stillLasts } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { consumeAttempt } from '#platform/rate-limit/store.ts';
import { seal, unseal } from '#platform/tokens/seal.ts';
import { sign } from '#platform/tokens/signature.ts';

/** How long a challenge is good for, in milliseconds. */
export const challengeLife = 5 * minute;
export const once = { max: 1, per: challengeLife };

/** What an answer is for; it is none for anything else. `personId` is whose passkey is asked for, or made. */
export type Purpose = { of: 'sign-in' } | { of: 'proof' | 'new-passkey'; personId: string };

const Challenge = z.object({ nonce: z.string(), until: z.string() });

/**
 * What passkeys sign. A challenge is sealed and kept nowhere, so that nobody fills a table, and every process takes it
 * back. What is kept is that one was used, for as long as it is good.
 */
export function passkeyChallenges({ clock, settings }: Context) {
  const keys = settings.secretKeys;
  return {
    /** Returns a new one, in base64url. */
    async make(purpose: Purpose): Promise<string> {
      const nonce = randomBytes(16).toString('base64url');
      const challenge = { nonce, until: after(clock.now(), challengeLife) };
      const sealed = await seal(keys, sealedAs(purpose), JSON.stringify(challenge));
      return Buffer.from(sealed).toString('base64url');
    },

    /** Returns the nonce of a challenge that is still good for this; null for any other. */
    async open(purpose: Purpose, encoded: string): Promise<string | null> {
      const sealed = Buffer.from(encoded, 'base64url').toString();
      const text = await unseal(keys, sealedAs(purpose), sealed);
      if (text === undefined) return null;
      const { nonce, until } = Challenge.parse(JSON.parse(text));
      return stillLasts(until, challengeLife, clock.now()) ? nonce : null;
    },

    /** Uses a challenge up. Returns false if it was used before. */
    async use(tx: Transaction, nonce: string): Promise<boolean> {
      const key = sign(keys, JSON.stringify(['passkey-challenge', nonce]));
      return (await consumeAttempt(tx, key, once, clock.now())).is === 'allowed';
    },
  };
}

function sealedAs(purpose: Purpose): string {
  return JSON.stringify(['passkey-challenge', purpose.of, 'personId' in purpose ? purpose.personId : null]);
}
