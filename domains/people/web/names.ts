import { formatName } from '#contract';
import { peopleTexts } from './texts.ts';

/** Returns the name of a person who is being looked up, for a sentence. */
export function nameText(person: Parameters<typeof formatName>[0] | null | undefined): string {
  return person ? formatName(person) : peopleTexts.thisPerson;
}

/** Returns whether a name contains the typed text. Ignores case, and macrons and accents, which keyboards often lack. */
export function nameMatches(name: string, typed: string): boolean {
  return normalized(name).includes(normalized(typed));
}

function normalized(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
