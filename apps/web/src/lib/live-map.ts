import type { Change } from '@patrolbook/contract';
import type { QueryKey } from '@tanstack/react-query';

/**
 * What a change makes stale. By convention a single item's key begins with its type and id, a list's with the type and
 * an s; one's own profile and organization have keys of their own.
 */
export function staleKeys({ type, _id }: Change): QueryKey[] {
  const own: Record<Change['type'], QueryKey[]> = {
    patrol: [],
    person: [['my-profile']],
    organization: [['my-organization'], ['my-profile']],
  };
  return [[type, _id], [`${type}s`], ...own[type]];
}
