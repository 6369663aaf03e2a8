/** The words of a text as the search of the record knows them: without case, accents and apostrophes. */
function wordsIn(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'\u2018\u2019\u02bb]/g, '');
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/**
 * Returns whether somebody or a vehicle is meant by what was sought: each word of it begins a word that is recorded of them, or all of
 * it without blanks does, as a plate.
 */
export function isSought(involved: object, text: string): boolean {
  const known = Object.values(involved).flatMap((value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? wordsIn(String(value)) : [],
  );
  const begins = (sought: readonly string[]) =>
    sought.length > 0 && sought.every((word) => known.some((one) => one.startsWith(word)));
  return begins(wordsIn(text)) || begins(wordsIn(text.replaceAll(/\s/g, '')));
}
