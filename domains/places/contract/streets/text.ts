/** Returns how a place says which street it is by, beside the words for its suburb or town (product 18.26). */
export function streetWords(street: string): string {
  return `by ${street}`;
}
