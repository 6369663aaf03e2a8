import type { ResponseOf, Route } from '@patrolbook/contract';
import { ApiError } from './api-error.ts';
import { withinSession } from './auth.ts';
import { type CallArguments, send } from './http.ts';

/** Calls a route of the contract, those of a session by its rules. Throws ApiError. */
export function call<R extends Route>(route: R, ...options: CallArguments<R>): Promise<ResponseOf<R>> {
  const request = () => send(route, ...options);
  return route.access.by === 'session' ? withinSession(request) : request();
}

/**
 * A single item, or null when it does not exist for this person (specification 4: 404 gives nothing without error). An id
 * that none can have (400) is nothing either.
 */
export async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
    throw error;
  }
}
