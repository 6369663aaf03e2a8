import { queryOptions } from '@tanstack/react-query';
import { eccRoutes } from '#ecc/contract';
import { call, orNull } from '#lib/api/api.ts';

/** What a log-on starts with, and the one that was sent; for the crew. Null for an event. */
export const eccLogOnQuery = (id: string) =>
  queryOptions({
    queryKey: ['patrol', id, 'ecc-log-on'],
    queryFn: ({ signal }) => orNull(call(eccRoutes.getEccLogOn, { params: { id }, signal })),
  });

/** The most mails shown of one patrol; it seldom gets more than two. */
const limit = 50;

/**
 * The mails that came in for a patrol, newest first; for its crew, admins and watchers (product 16.7). The key
 * differs from that of older builds, because the reads they kept have no candidates.
 */
export const eccRepliesQuery = (id: string) =>
  queryOptions({
    queryKey: ['patrol', id, 'replies'],
    queryFn: ({ signal }) =>
      call(eccRoutes.listEccReplies, { params: { id }, query: { limit, sort: '-when' }, signal }),
  });
