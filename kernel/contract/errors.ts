import { issueReasons } from './issues.ts';
import { OrganizationOfLink } from './organization-of-link.ts';
import { expiryReasons, forbiddenErrors, signInRefusals } from './refusals.ts';
import { Id } from './values.ts';
import { z } from './zod.ts';

/** One refused value, as `Issue` describes it. */
const RefusedValue = z.object({
  path: z.array(z.string()),
  reason: z.enum(issueReasons),
  value: z.unknown().optional(),
  max: z.number().optional(),
  min: z.number().optional(),
  format: z.string().optional(),
  type: z.string().optional(),
});

/** 400: the request holds invalid values. */
export const ValidationFailed = z.object({
  message: z.literal('Validation failed'),
  issues: z.array(RefusedValue),
});
export type ValidationFailed = z.infer<typeof ValidationFailed>;

/** 400 on signing in, in the shape of RFC 6749 section 5.2. */
export const SignInRefused = z.object({
  error: z.enum(signInRefusals),
  error_description: z.string(),
});
export type SignInRefused = z.infer<typeof SignInRefused>;

/**
 * What the holder of an expired personal link may still know: whose patrol it was, and why the link expired
 * (product 6.9).
 */
export const ExpiredInvitation = z.object({
  because: z.enum(expiryReasons),
  organization: OrganizationOfLink,
  patrol: z.object({ name: z.string().nullable(), type: z.enum(['patrol', 'event']), when: z.string() }),
});
export type ExpiredInvitation = z.infer<typeof ExpiredInvitation>;

/** 401, with a sentence if there is more to know. A personal link that we mailed and have not voided names its `invitation`. */
export const Unauthorized = z.object({
  error: z.literal('unauthorized'),
  message: z.string().optional(),
  invitation: ExpiredInvitation.optional(),
});
export type Unauthorized = z.infer<typeof Unauthorized>;

/** 403, with a sentence if there is more to know. */
export const Forbidden = z.object({ error: z.enum(forbiddenErrors), message: z.string().optional() });
export type Forbidden = z.infer<typeof Forbidden>;

/** 404 and 5xx: one sentence; a server error also carries the request's id. */
export const Failure = z.object({ message: z.string(), requestId: z.string().optional() });
export type Failure = z.infer<typeof Failure>;

/** A patrol or event that overlaps another one. */
export const OverlappingPatrol = z.object({
  _id: Id,
  name: z.string().nullable(),
  when: z.string(),
  hours: z.number(),
});
export type OverlappingPatrol = z.infer<typeof OverlappingPatrol>;

/**
 * 409: the current state does not allow the change. `message` is the sentence the screen shows. With the code
 * `double-booked`, `patrols` lists the overlapping ones; the same call with `?override=true` succeeds (product 6.4). Where several are
 * finalized together, it lists the one that stands in the way (product 5.17). With the code `changed-meanwhile`, the version sent is no longer the current one (product 12.10).
 */
export const Conflict = z.object({
  message: z.string(),
  code: z.string(),
  patrols: z.array(OverlappingPatrol).optional(),
});
export type Conflict = z.infer<typeof Conflict>;
