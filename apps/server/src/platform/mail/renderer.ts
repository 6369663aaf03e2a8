import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import { minute } from '../clock.ts';
import { withDeadline } from './deadline.ts';
import type { Letter, RenderedLetter } from './letter.ts';

/** Renders letters in threads, so that no text keeps the server from answering (decision 15). */
export interface Renderer {
  /** Throws if it takes longer than the limit or `signal` is aborted; the thread is then ended. */
  render(letter: Letter, signal: AbortSignal): Promise<RenderedLetter>;
  /** Ends the threads. */
  close(): Promise<void>;
}

/** Two, so that one organization, whose mails are sent one by one, leaves one to the others. */
const threads = 2;

/** The second thread is ended after a pause, which frees its memory. */
const idleTimeout = minute;

/** In MB. The largest mails that the limits allow take a fraction of it. */
const maxHeap = 128;

/**
 * Renders with the file at `entry`, whose default export takes a letter. A letter may take `timeLimit` milliseconds. The
 * first letter starts a thread, which stays: starting it takes so much longer than rendering that it could be noticed from
 * outside whether a reset was mailed (product 9.8).
 */
export function createRenderer(entry: URL, timeLimit: number): Renderer {
  let pool: Piscina | undefined;
  // The time limit begins when a thread is free, not while others hold them.
  const free = pLimit(threads);
  return {
    render(letter, signal) {
      pool ??= startThreads(entry);
      const started = pool;
      return free(() => withDeadline(timeLimit, signal, (ending) => started.run(letter, { signal: ending })));
    },
    close: async () => pool?.destroy(),
  };
}

function startThreads(entry: URL): Piscina {
  return new Piscina({
    filename: fileURLToPath(entry),
    minThreads: 1,
    maxThreads: threads,
    idleTimeout,
    resourceLimits: { maxOldGenerationSizeMb: maxHeap },
    ...(entry.pathname.endsWith('.ts') && fromSource),
  });
}

/** In development and in tests the entry is a source file: tsx loads it in the thread too, and is told where JSX is set up. */
const fromSource = {
  execArgv: ['--import', 'tsx'],
  env: {
    ...process.env,
    TSX_TSCONFIG_PATH: fileURLToPath(new URL('../../../tsconfig.json', import.meta.url)),
  },
};
