import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Machine } from './machine.ts';

/** How long there are none, in milliseconds. */
const without = 20_000;

/** Leaves Node, and then PostgreSQL, no file to open beyond those that are open. */
export async function takeDescriptors({ node, postgres }: Machine): Promise<void> {
  await exhaust([node() ?? []].flat());
  await wait(5000);
  await exhaust(postgres());
}

async function exhaust(pids: readonly number[]): Promise<void> {
  const before = pids.map(limit);
  for (const pid of pids) setLimit(pid, openFiles(pid));
  await wait(without);
  pids.forEach((pid, index) => {
    setLimit(pid, before[index] ?? 1024);
  });
}

/** Returns how many files a process has open; none if it has ended meanwhile, as one of PostgreSQL's may. */
function openFiles(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
    throw error;
  }
}

/** Returns how many files a process may have open. */
function limit(pid: number): number {
  const args = ['--pid', `${pid}`, '--nofile', '--noheadings', '--output=SOFT'];
  return Number(spawnSync('prlimit', args, { encoding: 'utf8' }).stdout);
}

/** Sets the limit, unless the process has ended meanwhile. */
function setLimit(pid: number, files: number): void {
  spawnSync('prlimit', ['--pid', `${pid}`, `--nofile=${files}:`]);
}
