/** Returns whether a name contains the typed text. Ignores case, and macrons and accents, which keyboards often lack. */
export function nameMatches(name: string, typed: string): boolean {
  return normalized(name).includes(normalized(typed));
}

function normalized(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
