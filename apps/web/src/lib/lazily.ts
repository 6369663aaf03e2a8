/** Makes something when it is first asked for, and once: what Intl offers takes milliseconds to make, which a page that is opened has not. */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
