/**
 * Returns a function that tells how many milliseconds ago this was, or `before` that. It counts what a device has slept, when the page's
 * own clock may stand still, and is not misled by a clock that was set back.
 */
export function startTimer(before = 0): () => number {
  const [steady, wall] = [performance.now(), Date.now()];
  return () => before + Math.max(performance.now() - steady, Date.now() - wall);
}
