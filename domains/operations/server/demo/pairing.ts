import type { PairKind } from '#planning/contract';
import type { PersonName } from './people.ts';
import type { DemoRows } from './store.ts';

/** Who is experienced in the demonstration. */
export const experienced: ReadonlySet<PersonName> = new Set([
  'graeme',
  'aroha',
  'colin',
  'wiremu',
  'trevor',
  'margaret',
  'ngaire',
]);

const pairs: readonly [PersonName, PersonName, PairKind][] = [
  ['judith', 'joan', 'together'],
  ['trevor', 'siobhan', 'not-together'],
];

/** Returns who goes with whom, from both sides. */
export function pairRows(organizationId: string, idOf: (name: PersonName) => string): DemoRows['pairs'] {
  return pairs.flatMap(([one, other, kind]) => [
    { organizationId, personId: idOf(one), otherId: idOf(other), kind },
    { organizationId, personId: idOf(other), otherId: idOf(one), kind },
  ]);
}
