/** Whether anything is known about a thing. */
export function isKnown(facts: object): boolean {
  return Object.values(facts).some(isPresent);
}

/** Whether a fact is known: one that is null or left out is not, and means neither yes nor no (decision 37). */
export function isPresent<T>(fact: T | null | undefined): fact is T {
  return fact !== null && fact !== undefined;
}
