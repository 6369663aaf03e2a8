import { formatName } from '#contract';
import type { Person } from '#people/contract';
import { listText } from '#texts/locale.ts';
import { patrolChangeTexts } from '#texts/patrols/changes.ts';

/** `No mail reaches Hemi HALL (021 555 0101): please ring them.`; blank if mail reaches everybody. */
export function unmailedText(people: readonly Pick<Person, 'firstName' | 'lastName' | 'phone'>[]): string {
  if (people.length === 0) return '';
  const named = people.map((person) => formatName(person) + (person.phone ? ` (${person.phone})` : ''));
  return patrolChangeTexts.unmailed({ people: listText(named) });
}
