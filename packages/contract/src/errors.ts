import { Issue } from './issues.ts';
import { Id } from './values.ts';
import { z } from './zod.ts';

/** 400: values of the request were refused. */
export const ValidationFailed = z.object({ message: z.literal('Validation failed'), issues: z.array(Issue) });
export type ValidationFailed = z.infer<typeof ValidationFailed>;

/** 400 of sign-in, in the shape of RFC 6749 section 5.2. */
export const SignInRefused = z.object({
  error: z.enum(['invalid_grant', 'locked_out']),
  error_description: z.string(),
});
export type SignInRefused = z.infer<typeof SignInRefused>;

/** 401 and 403. */
export const Unauthorized = z.object({ error: z.literal('unauthorized'), message: z.string().optional() });
export const Forbidden = z.object({ error: z.literal('forbidden') });

/** 404, and 5xx: one sentence, with the request's id for a fault on our side. */
export const Failure = z.object({ message: z.string(), requestId: z.string().optional() });

/** A patrol or event that takes place at the same time as another one. */
export const OverlappingPatrol = z.object({
  _id: Id,
  name: z.string().nullable(),
  when: z.string(),
  hours: z.number(),
});
export type OverlappingPatrol = z.infer<typeof OverlappingPatrol>;

/**
 * 409: the wrong moment. `message` is the sentence the screen shows. With the code `double-booked`, `patrols` are those that
 * somebody counts on at the same time; the same call with `?override=true` goes through (design 6.3).
 */
export const Conflict = z.object({
  message: z.string(),
  code: z.string(),
  patrols: z.array(OverlappingPatrol).optional(),
});
export type Conflict = z.infer<typeof Conflict>;
