/** Returns of a row, or of a table, what has these names; the compiler refuses a name that it lacks. */
export function named<From extends object, Name extends keyof From>(
  from: From,
  names: Readonly<Record<Name, unknown>>,
): Pick<From, Name>;
export function named(from: object, names: object): object {
  return Object.fromEntries(Object.keys(names).map((name) => [name, Reflect.get(from, name)]));
}
