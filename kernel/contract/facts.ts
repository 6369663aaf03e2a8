/** Whether anything is known about a thing: not every fact is null. */
export function isKnown(facts: object): boolean {
  return Object.values(facts).some((fact) => fact !== null);
}
