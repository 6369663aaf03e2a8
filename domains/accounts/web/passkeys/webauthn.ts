import type { NewPasskeyChallenge, PasskeyAnswer, PasskeyChallenge, passkeyRoutes } from '#accounts/contract';
import type { BodyInput } from '#contract';
import { messageOf } from '#lib/http/api-error.ts';
import { LazyModule } from '#lib/loading/lazy-module.ts';
import { passkeyTexts } from '../texts.ts';

/** What speaks with the browser about passkeys. Loaded by whoever uses one. */
const webauthn = new LazyModule(() => import('@simplewebauthn/browser'));

/** Returns whether this browser knows passkeys. None does on a page without https, but on localhost. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Has the user choose and unlock a passkey, which signs the challenge. */
export async function answerChallenge(challenge: PasskeyChallenge): Promise<PasskeyAnswer> {
  const { startAuthentication } = await webauthn.get();
  const { id, response } = await startAuthentication({ optionsJSON: challenge });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
}

/** Has the user's device or password manager make a passkey. */
export async function makePasskey(
  challenge: NewPasskeyChallenge,
): Promise<BodyInput<typeof passkeyRoutes.addMyPasskey>['made']> {
  const { startRegistration } = await webauthn.get();
  const { id, response } = await startRegistration({ optionsJSON: challenge });
  return { id, clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject };
}

/** Returns what to say of a passkey that was not used or made: by the names of WebAuthn, sections 5.1.3 and 5.1.4. */
export function passkeyMessage(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return passkeyTexts.notUsed;
  if (name === 'InvalidStateError') return passkeyTexts.alreadyOnDevice;
  return messageOf(error);
}
