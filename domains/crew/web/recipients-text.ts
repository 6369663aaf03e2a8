import type { Recipients } from '#crew/contract';
import { patrolChangeTexts } from '#patrols/web/texts.ts';
import { listText } from '#texts/locale.ts';

/** `3 patrollers, 1 guest and 4 watchers (2 of them in their digest)`; kinds without anybody are left out. */
export function recipientsText({ patrollers, guests, watchers, digests }: Recipients): string {
  const kinds = [
    ...(patrollers > 0 ? [patrolChangeTexts.patrollers(patrollers)] : []),
    ...(guests > 0 ? [patrolChangeTexts.guests(guests)] : []),
    ...(watchers > 0 ? [watchersText(watchers, digests)] : []),
  ];
  return kinds.length > 0 ? listText(kinds) : patrolChangeTexts.nobody;
}

/** Says how many of the watchers are told in their digest (product 11.64). */
function watchersText(watchers: number, digests: Recipients['digests']): string {
  if (!digests) return patrolChangeTexts.watchers(watchers);
  return digests < watchers
    ? patrolChangeTexts.watchersSomeWithDigests(watchers, { digests })
    : patrolChangeTexts.watchersWithDigests(watchers);
}
