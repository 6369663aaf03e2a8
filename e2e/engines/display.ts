import { once } from 'node:events';
import { Readable } from 'node:stream';
import { end, start } from './processes.ts';

/** A screen that nobody sees. A browser ends when its screen does. */
export interface Display {
  /** As the variable DISPLAY has it. */
  name: string;
  close(): Promise<void>;
}

/** Opens a screen under a number that is free. */
export async function openDisplay(): Promise<Display> {
  const server = start(
    { path: '/usr/bin/Xvfb', from: 'xvfb' },
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = server.stdio[3];
  if (!(number instanceof Readable)) throw new Error('Xvfb was started without a pipe.');
  const [text] = await Promise.race([once(number, 'data'), once(server, 'exit')]);
  if (server.exitCode !== null) throw new Error('Xvfb did not start.');
  return { name: `:${String(text).trim()}`, close: () => end(server) };
}
