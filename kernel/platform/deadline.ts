/** Why work was ended by `withDeadline`. */
export class TookTooLong extends Error {
  constructor(milliseconds: number) {
    super(`It took longer than ${milliseconds} ms`);
  }
}

/**
 * Runs `work` until it settles, `milliseconds` have passed or `signal` is aborted. The latter two reject, and
 * abort the signal that `work` was given. A promise that ignores its signal runs on unobserved.
 */
export async function withDeadline<T>(
  milliseconds: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const ending = new AbortController();
  const stop = () => ending.abort(signal.reason);
  const timer = setTimeout(() => ending.abort(new TookTooLong(milliseconds)), milliseconds);
  signal.addEventListener('abort', stop);
  try {
    return await Promise.race([ended(ending.signal), work(ending.signal)]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
