/** Creates a value on first use, and once. An Intl formatter takes milliseconds, which would delay the first screen. */
export function lazyValue<T extends object>(create: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= create();
    return value;
  };
}
