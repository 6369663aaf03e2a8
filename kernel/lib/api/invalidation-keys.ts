import type { QueryKey } from '@tanstack/react-query';
import { type Change, changeTypes } from '#contract';
import { hasShape, isId, isOneOf } from '../values/shape.ts';

/** Whether a message of the event stream tells of a change. */
export const isChange = hasShape<Change>({ type: isOneOf(changeTypes), _id: isId });

/** Keys outside the convention: the person's own profile and organization, what needs doing, and cars, which a start or a finish changes. */
const ownKeys: Partial<Record<Change['type'], QueryKey[]>> = {
  patrol: [['vehicles'], ['to-do']],
  person: [['my-profile'], ['to-do']],
  'join-request': [['to-do']],
  organization: [['my-organization'], ['my-profile'], ['to-do']],
};

/** Returns the keys that a change makes stale. By convention an item's key begins with type and id, a list's with type and s. */
export function staleKeys({ type, _id }: Change): QueryKey[] {
  return [[type, _id], [`${type}s`], ...(ownKeys[type] ?? [])];
}
