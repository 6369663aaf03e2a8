import { Role } from '../access.ts';
import { Id } from '../values.ts';
import { z } from '../zod.ts';
import { sessionStarts } from './session-starts.ts';

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
  ssty: z.enum(sessionStarts),
  sub: Id,
  typ: z.literal('access'),
});
export type AccessClaims = z.infer<typeof AccessClaims>;
