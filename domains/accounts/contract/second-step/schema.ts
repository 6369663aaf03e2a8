import { limits, line, plainCode } from '#contract';
import { z } from '#contract/zod.ts';
import { Passkey, PasskeyAnswer } from '../passkeys/schema.ts';

/** What is asked of somebody who is signed in before what only the owner of the account may do. */
const currentPassword = z.string().min(1).max(limits.password.max);

/** A time-based code of an authenticator app (RFC 6238), or a recovery code; spaces, hyphens and the script of its digits do not matter. */
export const Code = line({ max: limits.code.max }).overwrite(plainCode);

/**
 * What shows that it is the owner of the account who uses a session: a passkey alone; to confirm the session, a code of who has a second step,
 * the password of anybody else (product 9.22); to change the second step, the password with such a code (product 9.23).
 */
export const Proof = z.strictObject({
  currentPassword: currentPassword.optional(),
  code: Code.optional(),
  passkey: PasskeyAnswer.optional(),
});
export type Proof = z.infer<typeof Proof>;

/** What is asked of the caller at each sign-in, besides the password. */
export const SecondStep = z.object({
  /** Since when; null if nothing is asked. */
  since: z.string().nullable(),
  /** Whether an authenticator app makes codes. */
  app: z.boolean(),
  passkeys: z.array(Passkey),
  /** Whether one is required of the caller, so that the last of app and passkeys cannot be taken away (product 9.25). */
  required: z.boolean(),
  /** How many recovery codes are left. */
  recoveryCodes: z.number().int(),
});
export type SecondStep = z.infer<typeof SecondStep>;

/** A member of whom a second step is required and who has none: from which local date on they need it, and whether that has come (product 9.25). */
export const WithoutSecondStep = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  due: z.string(),
  isOverdue: z.boolean(),
});
export type WithoutSecondStep = z.infer<typeof WithoutSecondStep>;

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

export const SecondStepStart = Proof.extend({
  sealed: z.string().max(limits.sealedKey.max),
  /** Of the app that is set up. */
  appCode: Code,
});

/** Codes that are shown once; none if there are some from before. Each replaces a code of the app or a passkey, once. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) });

export const PasswordGiven = z.strictObject({ currentPassword });
