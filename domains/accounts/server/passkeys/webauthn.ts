import type { PasskeyAnswer, passkeyRoutes } from '#accounts/contract';
import type { BodyOf } from '#contract';
import type { StoredPasskey } from './store.ts';

/** The signatures that are taken, of which every browser has one: EdDSA, ES256 and RS256 (RFC 9053 and 8812). */
export const algorithms = [-8, -7, -257];

/** Loaded by the first passkey: it takes 25 MB, and half a second of a start. */
const library = () => import('@simplewebauthn/server');

type Made = BodyOf<typeof passkeyRoutes.addMyPasskey>['made'];

/** The site that passkeys are for. */
interface Site {
  publicUrl: URL;
}

/** Opens the challenge that was signed. Returns its nonce; null if it was not ours for this purpose. */
type OpenChallenge = (encoded: string) => Promise<string | null>;

/**
 * Judges a passkey that a browser has made (WebAuthn, section 7.1). Its holder was verified, by a PIN or a finger. Returns what is
 * kept of it and the nonce of the challenge; null if anything is wrong with it.
 */
export async function judgeMade(made: Made, open: OpenChallenge, { publicUrl }: Site) {
  const { verifyRegistrationResponse } = await library();
  const { id, ...response } = made;
  const challenge = openOnce(open);
  const verified = await orNull(
    verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge.isOurs,
      expectedOrigin: publicUrl.origin,
      expectedRPID: publicUrl.hostname,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!verified?.verified || challenge.nonce === null) return null;
  const { credential } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    nonce: challenge.nonce,
  };
}

/**
 * Judges what a passkey has signed (WebAuthn, section 7.2), but for its count, which it returns with the nonce of the challenge; null if
 * anything is wrong.
 */
export async function judgeAnswer(
  answer: PasskeyAnswer,
  { credentialId, publicKey }: StoredPasskey,
  open: OpenChallenge,
  { publicUrl }: Site,
): Promise<{ counter: number; nonce: string } | null> {
  const { verifyAuthenticationResponse } = await library();
  const { id, userHandle, ...response } = answer;
  const challenge = openOnce(open);
  const verified = await orNull(
    verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge.isOurs,
      expectedOrigin: publicUrl.origin,
      expectedRPID: publicUrl.hostname,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter: 0, // so that the library leaves the count to us
      },
    }),
  );
  if (!verified?.verified || challenge.nonce === null) return null;
  return { counter: verified.authenticationInfo.newCounter, nonce: challenge.nonce };
}

/** The library asks whether the challenge that was signed is ours; what it says is needed afterwards. */
function openOnce(open: OpenChallenge) {
  const challenge = {
    nonce: null as string | null,
    isOurs: async (encoded: string) => {
      challenge.nonce = await open(encoded);
      return challenge.nonce !== null;
    },
  };
  return challenge;
}

/** The library throws for whatever is wrong with what came, be it only malformed. */
async function orNull<T>(judged: Promise<T>): Promise<T | null> {
  try {
    return await judged;
  } catch {
    return null;
  }
}
