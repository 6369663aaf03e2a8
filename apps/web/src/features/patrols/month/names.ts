import { formatName } from '@patrolbook/contract';
import type { useDirectory } from '../../../domain/people/directory.ts';

/** Returns the name of a person who is being looked up, for a sentence. */
export function nameIn({ data }: ReturnType<ReturnType<typeof useDirectory>>): string {
  return data ? formatName(data) : 'this person';
}
