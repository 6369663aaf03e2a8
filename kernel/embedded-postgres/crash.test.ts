import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbeddedPostgres } from './start.ts';

type Victim = 'node' | 'postgres' | 'both';

const program = fileURLToPath(new URL('./writer.fixture.ts', import.meta.url));
let folder: string;
let directory: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patrolbook-test-'));
  directory = join(folder, 'postgres');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function startWriter(...args: (string | number)[]): ChildProcessByStdio<null, Readable, null> {
  return spawn(process.execPath, ['--import', 'tsx', program, directory, ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Runs a writer until its kill -9 and returns the rows that were acknowledged to it. */
async function writeUntilKilled(round: number, victim: Victim, killAfter: number): Promise<number[]> {
  const writer = startWriter(round, victim, killAfter);
  const lines: string[] = [];
  createInterface(writer.stdout).on('line', (line) => lines.push(line));
  await once(writer, 'close');
  return lines.slice(1).map(Number);
}

/** Starts again, as the next `npm start` would, and reads all rows. */
async function recover(): Promise<Map<number, Set<number>>> {
  const postgres = await startEmbeddedPostgres({ directory, database: 'patrolbook' });
  const client = new Client(postgres.connection);
  await client.connect();
  const { rows } = await client.query<{ round: number; numbers: number[] }>(
    'select round, array_agg(number) as numbers from written group by round',
  );
  await client.end();
  await postgres.stop();
  return new Map(rows.map(({ round, numbers }) => [round, new Set(numbers)]));
}

test('after ten times kill -9 of Node, of PostgreSQL and of both, in the middle of 200 writes, every acknowledged row is there', async () => {
  const victims: readonly Victim[] = ['node', 'postgres', 'both'];
  const promised = new Map<number, number[]>();
  for (let round = 1; round <= 10; round++) {
    promised.set(round, await writeUntilKilled(round, victims[round % 3] ?? 'both', round * 18));
  }
  const kept = await recover();
  for (const [round, acknowledged] of promised) {
    expect(acknowledged.length).toBeGreaterThanOrEqual(round * 18);
    expect(acknowledged.filter((number) => !kept.get(round)?.has(number))).toEqual([]);
  }
}, 120_000);

test('refuses a second Patrolbook while the first runs, but not after it was killed', async () => {
  const first = startWriter(1, 'nobody');
  await once(first.stdout, 'data');
  await expect(startEmbeddedPostgres({ directory, database: 'patrolbook' })).rejects.toThrow(
    `Another Patrolbook (process ${first.pid}) is already using the database in ${directory}`,
  );
  first.kill('SIGKILL');
  await once(first, 'exit');
  expect((await recover()).size).toBeLessThanOrEqual(1);
}, 60_000);
