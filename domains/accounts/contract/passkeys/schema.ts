import { Id, limits, line } from '#contract';
import { z } from '#contract/zod.ts';

/** Binary data as browsers give and take it in JSON (WebAuthn, section 5.1.9). */
const bytes = z.base64url().min(1).max(limits.passkeyBytes.max);

/** The browser's name of a passkey, a credential's id. */
const CredentialId = z.base64url().min(1).max(limits.credentialId.max);

export const PasskeyName = line({ max: limits.passkeyName.max });

/** A key pair on a device or in a password manager, of which the server has the public key. */
export const Passkey = z.object({
  _id: Id,
  name: z.string(),
  added: z.string(),
  lastUsed: z.string().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

const Credential = z.object({ id: z.string(), type: z.literal('public-key') });

/** What a browser asks a passkey for, to be signed (PublicKeyCredentialRequestOptionsJSON). Good for five minutes, once. */
export const PasskeyChallenge = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** In milliseconds. */
  timeout: z.number(),
  userVerification: z.literal('required'),
  /** Those of the caller; empty before somebody has signed in. */
  allowCredentials: z.array(Credential),
});
export type PasskeyChallenge = z.infer<typeof PasskeyChallenge>;

/** What a browser makes a passkey from (PublicKeyCredentialCreationOptionsJSON). Good for five minutes, once. */
export const NewPasskeyChallenge = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  /** In milliseconds. */
  timeout: z.number(),
  excludeCredentials: z.array(Credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type NewPasskeyChallenge = z.infer<typeof NewPasskeyChallenge>;

/** What a passkey has signed of a challenge (AuthenticationResponseJSON). */
export const PasskeyAnswer = z.strictObject({
  id: CredentialId,
  clientDataJSON: bytes,
  authenticatorData: bytes,
  signature: bytes,
  /** Whose it is. A passkey that is asked for by its id may leave it out. */
  userHandle: bytes.optional(),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/** A passkey that a browser has made (RegistrationResponseJSON). */
export const MadePasskey = z.strictObject({
  id: CredentialId,
  clientDataJSON: bytes,
  attestationObject: bytes,
});
