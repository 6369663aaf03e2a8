import { limits, line, plainAddress } from '#contract';
import { z } from '#contract/zod.ts';
import { PasskeyAnswer } from './passkeys/schema.ts';
import { Code } from './second-step/schema.ts';

export const SignInOptions = z.strictObject({
  remember: z.boolean().default(true),
  sharedDevice: z.boolean().default(false),
});

export const SignIn = SignInOptions.extend({
  email: line({ max: 254 }).overwrite(plainAddress),
  password: z.string().min(1).max(limits.password.max),
  /** Of who has a second step, either, once it was asked for (`code_required`). */
  code: Code.optional(),
  passkey: PasskeyAnswer.optional(),
});

/** The rules for a new password, in the order the screen lists them (product 9.9). */
export const passwordRules = [
  // counts code points, as zod does below: an emoji is one character
  {
    label: `${limits.password.min} characters or more`,
    met: (text: string) => [...text.normalize('NFC')].length >= limits.password.min,
  },
  { label: 'A digit', met: (text: string) => /\p{Nd}/u.test(text) },
  { label: 'A lower-case letter', met: (text: string) => /\p{Ll}/u.test(text) },
  { label: 'An upper-case letter', met: (text: string) => /\p{Lu}/u.test(text) },
  { label: 'A special character', met: (text: string) => /[^\p{L}\p{N}]/u.test(text.normalize('NFC')) },
] as const;

/** A password is kept in composed form (NFC), whichever the keyboard gives. */
export const NewPassword = z
  .string()
  .normalize('NFC')
  .min(limits.password.min)
  .max(limits.password.max)
  .refine((text) => passwordRules.slice(1).every((rule) => rule.met(text)), {
    params: {
      reason: 'incorrect-format',
      format: 'a digit, a lower-case letter, an upper-case letter and a special character',
    },
  });

/** A change of one's own password. The names of both fields say that neither is ever echoed or kept. */
export const PasswordChange = z.strictObject({
  currentPassword: z.string().min(1).max(limits.password.max),
  password: NewPassword,
  /** Otherwise the address of the caller's calendar stops working (product 10.7). */
  keepCalendar: z.boolean().default(false),
});
export type PasswordChange = z.infer<typeof PasswordChange>;
