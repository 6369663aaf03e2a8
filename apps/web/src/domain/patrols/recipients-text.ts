import type { Recipients } from '@patrolbook/contract';
import { lazyValue } from '../../lib/loading/lazy-value.ts';

const list = lazyValue(() => new Intl.ListFormat('en-NZ', { type: 'conjunction' }));

/** `3 patrollers, 1 guest and 4 watchers (2 of them in their digest)`; kinds without anybody are left out. */
export function recipientsText({ patrollers, guests, watchers, digests }: Recipients): string {
  const kinds = [
    counted(patrollers, 'patroller'),
    counted(guests, 'guest'),
    counted(watchers, 'watcher').map((text) => text + digestsText(watchers, digests)),
  ].flat();
  return kinds.length > 0 ? list().format(kinds) : 'nobody';
}

/** Says how many of the watchers are told in their digest (product 11.64). */
function digestsText(watchers: number, digests: number): string {
  if (!digests) return '';
  if (digests < watchers) return ` (${digests} of them in their digest)`;
  return watchers === 1 ? ' (in their digest)' : ' (all in their digest)';
}

function counted(count: number, kind: string): string[] {
  return count === 0 ? [] : [`${count} ${kind}${count === 1 ? '' : 's'}`];
}
