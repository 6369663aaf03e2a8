import { anyone, everyone, Role } from './access.ts';
import { limits } from './limits.ts';
import { listOf, listQuery } from './list.ts';
import { defineRoute } from './route.ts';
import { Email, Id, line } from './values.ts';
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
  email: line(1, 254),
  password: z.string().min(1).max(limits.passwordMax),
  remember: z.boolean().default(true),
  sharedDevice: z.boolean().default(false),
});

/** The rules a new password has to meet, in the order the screen lists them (specification 5). */
export const passwordRules = [
  // counted as zod counts below: an emoji is one character
  {
    label: `${limits.password} characters or more`,
    met: (text: string) => [...text].length >= limits.password,
  },
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

/** One sign-in on one device (specification 3). */
export const Session = z.object({
  _id: Id,
  issued: z.string(),
  refreshed: z.string().nullable(),
  expires: z.string(),
  revoked: z.string().nullable(),
  ips: z.array(z.string()),
  userAgent: z.string(),
  sharedDevice: z.boolean(),
  /** The one that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** What is noted about signing in (design 6.2). */
export const auditEvents = [
  'sign-in-success',
  'sign-in-failure',
  'locked-out',
  'session-revoked',
  'sign-out',
  'password-set',
  'password-reset-requested',
] as const;
export const AuditEvent = z.enum(auditEvents);
export type AuditEvent = z.infer<typeof AuditEvent>;

/** One noted event, and where it came from (specification 3). */
export const Audit = z.object({
  _id: Id,
  when: z.string(),
  event: AuditEvent,
  data: z.object({ reason: z.string().optional() }),
  request: z.object({ client: z.object({ ips: z.array(z.string()), userAgent: z.string() }) }),
});
export type Audit = z.infer<typeof Audit>;

export const sessionRoutes = {
  listMySessions: defineRoute({
    method: 'GET',
    path: '/my/sessions',
    summary: "Lists one's own sign-ins",
    access: everyone,
    query: listQuery({ sort: ['-issued', '-refreshed'], filter: {} }),
    status: 200,
    response: listOf(Session),
  }),
  revokeMySession: defineRoute({
    method: 'POST',
    path: '/my/session/{id}/revoke',
    summary: "Ends one of one's own sessions, at once",
    access: everyone,
    params: z.strictObject({ id: Id }),
    status: 204,
  }),
  listMyAudits: defineRoute({
    method: 'GET',
    path: '/my/audits',
    summary: "Lists what was noted about one's own signing in",
    access: everyone,
    query: listQuery({ sort: ['-when'], filter: {} }),
    status: 200,
    response: listOf(Audit),
  }),
  signIn: defineRoute({
    method: 'POST',
    path: '/auth/sign-in',
    summary: 'Signs a person in; the tokens arrive as cookies',
    access: anyone,
    body: SignIn,
    limit: { max: 60, perSeconds: 60 },
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
    limit: { max: 20, perSeconds: 900 },
    status: 204,
  }),
  setPassword: defineRoute({
    method: 'POST',
    path: '/set-password/{linkToken}',
    summary: 'Sets the password of the person the link was mailed to',
    access: anyone,
    params: z.strictObject({ linkToken: z.string().min(1).max(limits.name) }),
    body: z.strictObject({ password: NewPassword }),
    limit: { max: 60, perSeconds: 900 },
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
