import type { Recipients } from '@patrolbook/contract';
import { lazyValue } from '../../lib/loading/lazy-value.ts';

const list = lazyValue(() => new Intl.ListFormat('en-NZ', { type: 'conjunction' }));

/** `3 patrollers, 1 guest and 4 watchers`; kinds without anybody are left out. */
export function recipientsText({ patrollers, guests, watchers }: Recipients): string {
  const kinds = [
    counted(patrollers, 'patroller'),
    counted(guests, 'guest'),
    counted(watchers, 'watcher'),
  ].flat();
  return kinds.length > 0 ? list().format(kinds) : 'nobody';
}

function counted(count: number, kind: string): string[] {
  return count === 0 ? [] : [`${count} ${kind}${count === 1 ? '' : 's'}`];
}
