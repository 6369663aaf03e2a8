import { anyone, everyone, Role } from './access.ts';
import { limits } from './limits.ts';
import { defineRoute } from './route.ts';
import { Email, Id } from './values.ts';
import { z } from './zod.ts';

/** Claims of the access token (specification 3). Times are seconds since 1970. */
export const AccessClaims = z.object({
  aud: z.string(),
  exp: z.number(),
  iat: z.number(),
  iss: z.string(),
  jti: z.string(),
  /** When the refresh token ends. */
  naf: z.number().optional(),
  nbf: z.number(),
  /** The organization, for its members. */
  oid: Id.optional(),
  /** Stay signed in. */
  rem: z.boolean(),
  rls: z.array(Role),
  sid: Id,
  /** A shared device. */
  shr: z.boolean(),
  /** How the session began. */
  ssty: z.literal('password'),
  sub: Id,
  typ: z.literal('access'),
});
export type AccessClaims = z.infer<typeof AccessClaims>;

/** Readable by scripts: the claims without the signature, base64url of their JSON (design 6.2). */
export const claimsCookie = 'access_claims';
/** HttpOnly: the signed token. */
export const accessCookie = 'access_token';

export const SignIn = z.strictObject({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(limits.passwordMax),
  remember: z.boolean().default(true),
  sharedDevice: z.boolean().default(false),
});

/** The rules a new password has to meet, in the order the screen lists them (specification 5). */
export const passwordRules = [
  { label: `${limits.password} characters or more`, met: (text: string) => text.length >= limits.password },
  { label: 'A digit', met: (text: string) => /\p{Nd}/u.test(text) },
  { label: 'A lower-case letter', met: (text: string) => /\p{Ll}/u.test(text) },
  { label: 'An upper-case letter', met: (text: string) => /\p{Lu}/u.test(text) },
  { label: 'A special character', met: (text: string) => /[^\p{L}\p{N}]/u.test(text) },
] as const;

export const NewPassword = z
  .string()
  .min(limits.password)
  .max(limits.passwordMax)
  .refine((text) => passwordRules.slice(1).every((rule) => rule.met(text)), {
    params: {
      reason: 'incorrect-format',
      format: 'a digit, a lower-case letter, an upper-case letter and a special character',
    },
  });

export const sessionRoutes = {
  signIn: defineRoute({
    method: 'POST',
    path: '/auth/sign-in',
    summary: 'Signs a person in; the tokens arrive as cookies',
    access: anyone,
    body: SignIn,
    status: 204,
  }),
  refresh: defineRoute({
    method: 'POST',
    path: '/auth/refresh',
    summary: 'Gives the next access token for the refresh cookie',
    access: anyone,
    status: 204,
  }),
  refreshToken: defineRoute({
    method: 'POST',
    path: '/token/refresh',
    summary: 'The same as /auth/refresh',
    access: anyone,
    status: 204,
  }),
  signOut: defineRoute({
    method: 'POST',
    path: '/auth/sign-out',
    summary: 'Ends the session and clears its cookies',
    access: anyone,
    status: 204,
  }),
  forgotPassword: defineRoute({
    method: 'POST',
    path: '/forgot-password',
    summary: 'Mails a link to set a new password, if the address belongs to someone; answers alike if not',
    access: anyone,
    body: z.strictObject({ email: Email }),
    status: 204,
  }),
  setPassword: defineRoute({
    method: 'POST',
    path: '/set-password/{linkToken}',
    summary: 'Sets the password of the person the link was mailed to',
    access: anyone,
    params: z.strictObject({ linkToken: z.string().min(1).max(limits.name) }),
    body: z.strictObject({ password: NewPassword }),
    status: 204,
  }),
  watchChanges: defineRoute({
    method: 'GET',
    path: '/my/events',
    summary: 'A stream of what changed: only the type and id, to be read again through the ordinary calls',
    access: everyone,
    status: 200,
    stream: true,
    response: z.object({ type: z.enum(['patrol', 'person', 'organization']), _id: Id }),
  }),
} as const;

/** One change, as the stream tells it. */
export type Change = z.infer<typeof sessionRoutes.watchChanges.response>;
