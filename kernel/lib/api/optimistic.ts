import { type Mutation, type MutationKey, useMutationState } from '@tanstack/react-query';
import { useMemo } from 'react';

/**
 * A pure change of cached data. It must be idempotent: the data that it is applied to may contain it already.
 */
export type Patch<T> = (data: T) => T;

/** The result of a mutation's `onMutate`: a patch that is shown until the answer. */
export interface Optimistic<T> {
  patch: Patch<T> | undefined;
}

/**
 * Cached data with the patches of the pending mutations of this key, in the order in which they were asked for. The cache stays as
 * the server sent it and the patches lie over it, so that a refusal takes back one patch alone, and a refetch in between makes
 * nothing flicker. A patch is shown until its mutation's `onSuccess` or `onError` has ended.
 *
 *     useMutation({
 *       mutationKey: ['change patrol', id],
 *       onMutate: (guestId): Optimistic<Patrol> => ({ patch: withoutGuest(guestId) }),
 *       onSuccess: (patrol) => client.setQueryData(…, patrol), // the answer is in the cache before the patch is removed
 *     });
 *     const patrol = useOptimistic(['change patrol', id], query.data);
 */
export function useOptimistic<T>(mutationKey: MutationKey, data: T): T {
  const patches = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }: Mutation<unknown, Error, unknown, Optimistic<T>>) => state.context?.patch,
  });
  return useMemo(
    () => patches.reduce((patched, patch) => patch?.(patched) ?? patched, data),
    [patches, data],
  );
}
