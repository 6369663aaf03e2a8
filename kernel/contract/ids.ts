/** A UUID of any version, or one of the two that have none. */
const uuid =
  /^(?:[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|0{8}-0{4}-0{4}-0{4}-0{12}|f{8}-f{4}-f{4}-f{4}-f{12})$/;

/** Returns an id that somebody may have typed, as `Id` reads it; null if it is none. */
export function idOf(typed: unknown): string | null {
  const id = typeof typed === 'string' ? typed.toLowerCase() : '';
  return uuid.test(id) ? id : null;
}
