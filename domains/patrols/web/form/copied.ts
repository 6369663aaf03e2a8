import { idOf } from '#contract';
import type { RawSearch } from '#lib/navigation/list-search.ts';

/** Returns the id of the patrol to be copied, from the address; an impossible id is left out. */
export function copiedOf({ copy }: RawSearch): { copy?: string } {
  const id = idOf(copy);
  return id ? { copy: id } : {};
}
