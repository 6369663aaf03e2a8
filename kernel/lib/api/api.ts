import type { ResponseOf, Route } from '#contract';
import { withinSession } from '../auth/auth.ts';
import { ApiError } from '../http/api-error.ts';
import { type CallArguments, sendChecked } from '../http/http.ts';
import { afterFirstPaint } from '../loading/first-paint.ts';

/** What a page has of a route leaves this out (routes-without-schemas.ts). */
const withSession = { by: 'session' } as const;

/** Calls a route of the contract, session routes with a fresh token. Throws ApiError. */
export function call<R extends Route>(route: R, ...options: CallArguments<R>): Promise<ResponseOf<R>> {
  const request = async (check?: () => void) => {
    await afterFirstPaint();
    return sendChecked(check, route, ...options);
  };
  const { access = withSession }: { access?: Route['access'] | typeof withSession } = route;
  return access.by === 'session' ? withinSession(request) : request();
}

/**
 * Resolves to a single item, or to null when it does not exist for this person (404, product 13.6) or no item can have its
 * id (400). Throws other errors.
 */
export async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
    throw error;
  }
}
