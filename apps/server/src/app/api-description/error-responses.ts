import { z } from 'zod';
import {
  Conflict,
  Failure,
  Forbidden,
  type Route,
  SignInRefused,
  Unauthorized,
  ValidationFailed,
} from '#contract';

const Refused = z.union([ValidationFailed, SignInRefused]);

/** An error response of the API (product 13.3): its meaning, its schema, and the routes that can return it. */
interface ErrorResponse {
  status: number;
  description: string;
  schema: z.ZodType;
  appliesTo(route: Route): boolean;
}

const isUnsafe = ({ method }: Route) => method !== 'GET';
const takesInput = (route: Route) => Boolean(route.params || route.query) || isUnsafe(route);

const errorResponses: ErrorResponse[] = [
  { status: 400, description: 'Invalid values: all issues at once', schema: Refused, appliesTo: takesInput },
  {
    status: 401,
    description: 'The token is missing, invalid or expired',
    schema: Unauthorized,
    appliesTo: ({ access, path }) => access.by !== 'anyone' || /\/refresh$|\{linkToken\}/.test(path),
  },
  {
    status: 403,
    description: 'The role is not allowed, or the request comes from another site',
    schema: Forbidden,
    appliesTo: (route) => route.access.by === 'session' || isUnsafe(route),
  },
  {
    status: 404,
    description: 'It does not exist, or belongs to another organization',
    schema: Failure,
    appliesTo: ({ params }) => params !== undefined,
  },
  {
    status: 409,
    description: 'The current state does not allow it: the sentence that the screen shows',
    schema: Conflict,
    appliesTo: (route) => isUnsafe(route) && route.access.by !== 'anyone',
  },
  { status: 413, description: 'The body is larger than 1 MiB', schema: Failure, appliesTo: isUnsafe },
  {
    status: 414,
    description: 'The path is too long',
    schema: Failure,
    appliesTo: ({ params }) => params !== undefined,
  },
  {
    status: 415,
    description: 'The body is not application/json, or is compressed',
    schema: Failure,
    appliesTo: isUnsafe,
  },
  {
    status: 429,
    description: 'Too many requests; Retry-After says how many seconds to wait',
    schema: Failure,
    appliesTo: ({ limit, access }) => limit !== undefined || access.by !== 'anyone',
  },
  {
    status: 503,
    description:
      'The database is away; with Retry-After nothing has happened, and the same may be sent again',
    schema: Failure,
    appliesTo: () => true,
  },
];

/** Returns the schemas of the error responses that a route can return, by status. */
export function errorResponsesOf(route: Route): Record<number, z.ZodType> {
  const possible = errorResponses.filter(({ appliesTo }) => appliesTo(route));
  return Object.fromEntries(
    possible.map(({ status, description, schema }) => [status, schema.describe(description)]),
  );
}
