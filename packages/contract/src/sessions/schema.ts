import { anyone, everyone, Role } from '../access.ts';
import { limits } from '../limits.ts';
import { listOf, listQuery } from '../list.ts';
import { defineRoute } from '../route.ts';
import { Email, Id, LinkToken, line } from '../values.ts';
import { z } from '../zod.ts';

/** Claims of the access token (product 9.1). Times are seconds since 1970. */
export const AccessClaims = z.object({
  aud: z.string(),
  exp: z.number(),
  iat: z.number(),
  iss: z.string(),
  jti: z.string(),
  /** When the refresh token expires. */
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

/** The cookie that scripts can read: the claims as base64url of their JSON, without the signature (product 9.1). */
export const claimsCookie = 'access_claims';
/** The HttpOnly cookie with the signed token. */
export const accessCookie = 'access_token';

export const SignIn = z.strictObject({
  email: line(1, 254),
  password: z.string().min(1).max(limits.passwordMax),
  remember: z.boolean().default(true),
  sharedDevice: z.boolean().default(false),
});

/** The rules for a new password, in the order the screen lists them (product 9.9). */
export const passwordRules = [
  // counts code points, as zod does below: an emoji is one character
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

/** A change of one's own password. The names of both fields say that neither is ever echoed or kept. */
export const PasswordChange = z.strictObject({
  currentPassword: z.string().min(1).max(limits.passwordMax),
  password: NewPassword,
  /** Otherwise the address of the caller's calendar stops working (product 10.7). */
  keepCalendar: z.boolean().default(false),
});
export type PasswordChange = z.infer<typeof PasswordChange>;

/** One sign-in on one device. */
export const Session = z.object({
  _id: Id,
  issued: z.string(),
  refreshed: z.string().nullable(),
  expires: z.string(),
  revoked: z.string().nullable(),
  ips: z.array(z.string()),
  userAgent: z.string(),
  sharedDevice: z.boolean(),
  /** Whether the request belongs to this session. */
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** The events of the audit history (product 9.10). */
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

/** One event of the audit history and the client it came from. */
export const Audit = z.object({
  _id: Id,
  when: z.string(),
  event: AuditEvent,
  data: z.object({ reason: z.string().optional() }),
  request: z.object({ client: z.object({ ips: z.array(z.string()), userAgent: z.string() }) }),
});
export type Audit = z.infer<typeof Audit>;

/** One change, as the stream tells it. */
export const Change = z.object({ type: z.enum(['patrol', 'person', 'organization']), _id: Id });
export type Change = z.infer<typeof Change>;

const linkParams = z.strictObject({ linkToken: LinkToken });

export const sessionRoutes = {
  listMySessions: defineRoute({
    method: 'GET',
    path: '/my/sessions',
    summary: "Lists the caller's sessions",
    access: everyone,
    query: listQuery({ sort: ['-issued', '-refreshed'], filter: {} }),
    status: 200,
    response: listOf(Session),
  }),
  revokeMySession: defineRoute({
    method: 'POST',
    path: '/my/session/{id}/revoke',
    summary: "Ends one of the caller's sessions at once",
    access: everyone,
    params: z.strictObject({ id: Id }),
    status: 204,
  }),
  listMyAudits: defineRoute({
    method: 'GET',
    path: '/my/audits',
    summary: "Lists the caller's audit history",
    access: everyone,
    query: listQuery({ sort: ['-when'], filter: {} }),
    status: 200,
    response: listOf(Audit),
  }),
  changeMyPassword: defineRoute({
    method: 'POST',
    path: '/my/password',
    summary:
      "Changes the caller's password and ends their other sessions; a wrong current one counts as a failed sign-in",
    access: everyone,
    body: PasswordChange,
    ownTransactions: true,
    limit: { max: 60, perSeconds: 60 },
    status: 204,
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
    summary: 'Issues the next access token for the refresh cookie',
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
    summary:
      'Mails a link to set a new password if the address belongs to a person; the answer is always the same',
    access: anyone,
    body: z.strictObject({ email: Email }),
    limit: { max: 20, perSeconds: 900 },
    status: 204,
  }),
  viewPasswordLink: defineRoute({
    method: 'GET',
    path: '/set-password/{linkToken}',
    summary: 'Names the account whose password the link sets; 401 if the link is dead',
    access: anyone,
    params: linkParams,
    limit: { max: 60, perSeconds: 900 },
    linkLimit: { max: 20, perSeconds: 900 },
    status: 200,
    response: z.object({ email: z.string() }),
  }),
  setPassword: defineRoute({
    method: 'POST',
    path: '/set-password/{linkToken}',
    summary: 'Sets the password of the person the link was mailed to',
    access: anyone,
    params: linkParams,
    body: z.strictObject({ password: NewPassword, sharedDevice: z.boolean().default(false) }),
    limit: { max: 60, perSeconds: 900 },
    linkLimit: { max: 20, perSeconds: 900 },
    status: 204,
  }),
  watchChanges: defineRoute({
    method: 'GET',
    path: '/my/events',
    summary: 'Streams the type and id of each change; callers read the changed data again',
    access: everyone,
    status: 200,
    stream: true,
    response: Change,
  }),
} as const;
