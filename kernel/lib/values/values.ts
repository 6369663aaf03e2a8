/** Returns the values without blank texts, in nested objects too. */
export function withoutBlanks(values: object): Record<string, unknown> {
  const filled = Object.entries(values).filter(
    ([, value]) => typeof value !== 'string' || value.trim() !== '',
  );
  return Object.fromEntries(
    filled.map(([field, value]) => [field, isPlainObject(value) ? withoutBlanks(value) : value]),
  );
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two values of a field are the same; lists are compared by their entries. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns those of `values` that differ from `before`. */
export function changed<V extends object>(values: V, before: V): Record<string, unknown> {
  const previous = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !isSame(value, previous.get(field))),
  );
}
