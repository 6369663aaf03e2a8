import { formatName } from '#contract';
import { patrolChangeTexts } from '#patrols/web/texts.ts';
import type { Person } from '#people/contract';
import { listText } from '#texts/locale.ts';

/** `No mail reaches Hemi HALL (021 555 0101): please ring them.`; blank if mail reaches everybody. */
export function unmailedText(people: readonly Pick<Person, 'firstName' | 'lastName' | 'phone'>[]): string {
  if (people.length === 0) return '';
  const named = people.map((person) => formatName(person) + (person.phone ? ` (${person.phone})` : ''));
  return patrolChangeTexts.unmailed({ people: listText(named) });
}
