import { createLog } from '#platform/log.ts';

/**
 * Lets all that this process writes be lines of JSON, as its log is (product 15.40): what we say at a start, what libraries and
 * threads write to the console, and Node's warnings. What Node writes as it crashes, such as without memory, stays as it is.
 */
export function writeOnlyJson(): void {
  const log = createLog('info');
  process.stdout.write = logging((text) => log.info(text));
  process.stderr.write = logging((text) => log.error(text));
  process.removeAllListeners('warning'); // Node's own listener writes text
  process.on('warning', (err) => log.warn({ err }, 'a warning'));
}

/** Returns what writes to a stream instead of its own function. Callers that wait for the end of a write are told at once. */
function logging(log: (text: string) => void) {
  return (chunk: string | Uint8Array, ...more: unknown[]): boolean => {
    const text = Buffer.from(chunk).toString().trimEnd();
    if (text) log(text);
    const done = more.at(-1);
    if (typeof done === 'function') process.nextTick(done);
    return true;
  };
}
