import { limits } from '../limits.ts';
import { line } from '../values.ts';
import { z } from '../zod.ts';

/** What is asked of somebody who is signed in before what only the owner of the account may do. */
const currentPassword = z.string().min(1).max(limits.password.max);

/** A time-based code of an authenticator app (RFC 6238), or a recovery code; spaces and hyphens do not matter. */
export const Code = line({ max: limits.code.max });

/** Whether a code is asked of the caller at each sign-in, besides the password. */
export const SecondStep = z.object({
  /** Since when; null if none is asked. */
  since: z.string().nullable(),
  /** How many recovery codes are left. */
  recoveryCodes: z.number().int(),
});
export type SecondStep = z.infer<typeof SecondStep>;

/** What an authenticator app takes over. It is kept once a code shows that it has. */
export const NewSecondStep = z.object({
  /** The key in base32, to type. */
  key: z.string(),
  /** The same as an `otpauth:` address, to show as a QR code. */
  address: z.string(),
  /** Proves the key to the server, for an hour. */
  sealed: z.string(),
});
export type NewSecondStep = z.infer<typeof NewSecondStep>;

export const SecondStepStart = z.strictObject({
  sealed: z.string().max(limits.sealedKey.max),
  code: Code,
  currentPassword,
});

/** Codes that are shown once. Each replaces a code of the app, once. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) });

/**
 * What shows that it is the owner of the account who uses a session: a code of who has a second step, the password of anybody else
 * (product 9.22).
 */
export const Proof = z.strictObject({ currentPassword: currentPassword.optional(), code: Code.optional() });
export type Proof = z.infer<typeof Proof>;

export const PasswordGiven = z.strictObject({ currentPassword });
export const PasswordAndCode = z.strictObject({ currentPassword, code: Code });
