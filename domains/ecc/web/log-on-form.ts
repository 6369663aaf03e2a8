import { queryOptions } from '@tanstack/react-query';
import { eccRoutes } from '#ecc/contract';
import { call, orNull } from '#lib/api/api.ts';

/** What a log-on starts with, and the one that was sent; for the crew. Null for an event. */
export const eccLogOnQuery = (id: string) =>
  queryOptions({
    queryKey: ['patrol', id, 'ecc-log-on'],
    queryFn: ({ signal }) => orNull(call(eccRoutes.getEccLogOn, { params: { id }, signal })),
  });
