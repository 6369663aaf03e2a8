import { queryOptions } from '@tanstack/react-query';
import { authRoutes } from '#accounts/contract';
import { call, orNull } from '#lib/api/api.ts';
import { ApiError } from '#lib/http/api-error.ts';

/** The account whose password a mailed link sets; null for what cannot be a link. Reports a lost network at once, and refetches when it returns. */
export const passwordLinkQuery = (linkToken: string) =>
  queryOptions({
    queryKey: ['password-link', linkToken],
    queryFn: ({ signal }) => orNull(call(authRoutes.viewPasswordLink, { params: { linkToken }, signal })),
    networkMode: 'always',
    refetchOnReconnect: true,
    retry: false,
  });

/** Returns whether a link has expired, was used, or never existed. */
export function isDead(error: unknown): boolean {
  return error instanceof ApiError && [401, 404].includes(error.status);
}
