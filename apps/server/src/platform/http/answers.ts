import {
  Conflict,
  Failure,
  Forbidden,
  type Route,
  SignInRefused,
  Unauthorized,
  ValidationFailed,
} from '@patrolbook/contract';
import { z } from 'zod';

const Refused = z.union([ValidationFailed, SignInRefused]);

/** A refusal of design 6.1: when it comes, in which shape, and which calls can meet it. */
interface Refusal {
  status: number;
  says: string;
  shape: z.ZodType;
  canMeet(route: Route): boolean;
}

const isUnsafe = ({ method }: Route) => method !== 'GET';
const takesInput = (route: Route) => Boolean(route.params || route.query) || isUnsafe(route);

const refusals: Refusal[] = [
  { status: 400, says: 'Values were refused: all issues at once', shape: Refused, canMeet: takesInput },
  {
    status: 401,
    says: 'No token, or one that is no longer good',
    shape: Unauthorized,
    canMeet: ({ access, path }) => access.by !== 'anyone' || /\/refresh$|\{linkToken\}/.test(path),
  },
  {
    status: 403,
    says: 'Not for these roles, or a request from another site',
    shape: Forbidden,
    canMeet: (route) => route.access.by === 'session' || isUnsafe(route),
  },
  {
    status: 404,
    says: 'Not there, or of another organization',
    shape: Failure,
    canMeet: ({ params }) => params !== undefined,
  },
  {
    status: 409,
    says: 'The wrong moment: the sentence that the screen shows',
    shape: Conflict,
    canMeet: (route) => isUnsafe(route) && route.access.by !== 'anyone',
  },
  { status: 413, says: 'A body larger than 1 MiB', shape: Failure, canMeet: isUnsafe },
  {
    status: 414,
    says: 'A path that is too long',
    shape: Failure,
    canMeet: ({ params }) => params !== undefined,
  },
  { status: 415, says: 'A body that is not application/json', shape: Failure, canMeet: isUnsafe },
  {
    status: 429,
    says: 'Too many; Retry-After says how many seconds to wait',
    shape: Failure,
    canMeet: ({ limit }) => limit !== undefined,
  },
];

/** The refusals that a route can meet, by status. */
export function refusalsOf(route: Route): Record<number, z.ZodType> {
  const met = refusals.filter(({ canMeet }) => canMeet(route));
  return Object.fromEntries(met.map(({ status, says, shape }) => [status, shape.describe(says)]));
}
