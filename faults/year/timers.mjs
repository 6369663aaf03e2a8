import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

/**
 * Loaded before the product by `fast-clock.ts`: what waits by `timers/promises`, as periodic tasks do, waits less by what the trial has skipped, while
 * calls and connections keep their real deadlines. FAST_CLOCK_SKIPPED names the file that says how much that is, in milliseconds.
 */
const file = process.env.FAST_CLOCK_SKIPPED ?? '';
/** How often it is read, in milliseconds. */
const every = 10;
const waitFor = timers.setTimeout;
/** Ends each pause once time was skipped, so that it may go on for what is left. */
const pauses = new Set();

const readSkipped = () => Number(readFileSync(file, 'utf8'));
let skipped = readSkipped();
const passed = () => performance.now() + skipped;

setInterval(() => {
  const before = skipped;
  skipped = readSkipped();
  if (skipped > before) for (const pause of pauses) pause.abort();
}, every).unref();

timers.setTimeout = async (delay = 1, value = undefined, options = {}) => {
  const until = passed() + delay;
  do await pauseOrSkip(until - passed(), options);
  while (passed() < until);
  return value;
};
syncBuiltinESMExports();

/**
 * Waits, until time is skipped at most.
 * @param {number} delay
 * @param {import('node:timers').TimerOptions} options
 */
async function pauseOrSkip(delay, options) {
  const pause = new AbortController();
  const signal = AbortSignal.any([pause.signal, ...(options.signal ? [options.signal] : [])]);
  pauses.add(pause);
  try {
    await waitFor(delay, undefined, { ...options, signal });
  } catch (error) {
    if (!pause.signal.aborted || options.signal?.aborted) throw error;
  } finally {
    pauses.delete(pause);
  }
}
