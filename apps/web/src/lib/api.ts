import type { ResponseOf, Route } from '@patrolbook/contract';
import { ApiError } from './api-error.ts';
import { ensureFresh, refresh, syncAuth } from './auth.ts';
import { type CallArguments, send } from './http.ts';

/**
 * Calls a route of the contract. A session's routes go out with a fresh token, and once more if the server wanted a
 * fresher one; then its word is final. Throws ApiError.
 */
export async function call<R extends Route>(route: R, ...options: CallArguments<R>): Promise<ResponseOf<R>> {
  if (route.access.by !== 'session') return send(route, ...options);
  await ensureFresh();
  try {
    return await send(route, ...options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    await refresh();
    return await send(route, ...options);
  } finally {
    syncAuth();
  }
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
