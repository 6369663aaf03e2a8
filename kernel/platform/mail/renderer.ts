import { createThreads } from '../threads.ts';
import type { EmailContent, RenderedContent } from './content.ts';

/** Renders emails in threads, so that no text keeps the server from answering (decision 15). */
export interface Renderer {
  /** Throws if it takes longer than the limit or `signal` is aborted; the thread is then ended. */
  render(content: EmailContent, signal: AbortSignal): Promise<RenderedContent>;
  /** Ends the threads. */
  close(): Promise<void>;
}

/**
 * Renders with the file at `entry`, whose default export takes an email's content. An email may take `timeLimit` milliseconds. The
 * first email starts a thread, which stays: starting it takes so much longer than rendering that it could be noticed from
 * outside whether a reset was mailed (product 9.8). There are two threads, so that one organization, whose mails are sent
 * one by one, leaves one to the others.
 */
export function createRenderer(entry: URL, timeLimit: number): Renderer {
  const { run, close } = createThreads<EmailContent, RenderedContent>(entry, {
    minThreads: 1,
    maxThreads: 2,
    timeLimit,
  });
  return { render: run, close };
}
