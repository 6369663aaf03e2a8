/**
 * Returns a function that tells whether a text comes for the first time. It says yes `max` times at most, so
 * that strangers who invent texts fill neither the log nor the memory.
 */
export function firstTimes(max: number): (text: string) => boolean {
  const seen = new Set<string>();
  return (text) => {
    if (seen.size >= max || seen.has(text)) return false;
    seen.add(text);
    return true;
  };
}
