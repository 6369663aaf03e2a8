import { formatName } from '#contract';
import { peopleTexts } from './texts.ts';

/** Returns the name of a person who is being looked up, for a sentence. */
export function nameText(person: Parameters<typeof formatName>[0] | null | undefined): string {
  return person ? formatName(person) : peopleTexts.thisPerson;
}
