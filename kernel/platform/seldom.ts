/**
 * Returns a function that says whether to tell of something that may go on for long: once in each period of `milliseconds`, with how
 * often it was not told since. Returns null otherwise.
 */
export function seldom(milliseconds: number): () => { untold: number } | null {
  let next = Number.NEGATIVE_INFINITY;
  let untold = 0;
  return () => {
    const now = performance.now();
    if (now < next) {
      untold += 1;
      return null;
    }
    const told = { untold };
    next = now + milliseconds;
    untold = 0;
    return told;
  };
}
