import { Readable, Writable } from 'node:stream';
import type { TestDatabase } from '#platform/testing/database.ts';
import type { Terminal } from './command.ts';
import { runCommand } from './run.ts';

/** Runs a command as its operator would. Returns the outcome and what it has printed and written. */
export async function runOn(args: string[], environment: NodeJS.ProcessEnv, input: Buffer = Buffer.alloc(0)) {
  const notes: string[] = [];
  const chunks: Buffer[] = [];
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  const terminal: Terminal = {
    input: Readable.from([input]),
    output,
    note: (line) => void notes.push(line),
  };
  const outcome = await runCommand(args, environment, terminal);
  return { ...outcome, notes, written: Buffer.concat(chunks) };
}

/** The URL of a database for tests, as DATABASE_URL has it. */
export function urlOf({
  connection: { host, port, user, database },
}: Pick<TestDatabase, 'connection'>): string {
  const url = new URL(`postgres://localhost/${database}`);
  url.search = new URLSearchParams({ host, port: `${port}`, user }).toString();
  return url.href;
}
