import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, truncateSync, writeSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signalProcess } from '../load/processes.ts';
import type { Machine, Place } from './machine.ts';

const size = 700 * 2 ** 20;
/** How long the disk stays full before the server is killed, and after that, in milliseconds. */
const half = 30_000;
const mebibyte = Buffer.alloc(2 ** 20, 1);

/** A folder on a small disk of its own, which is a file with ext4 in it. Mounting takes root. */
export async function mountDisk(): Promise<Place> {
  const parent = await mkdtemp(join(tmpdir(), 'patrolbook-disk-'));
  const file = join(parent, 'disk');
  const folder = join(parent, 'mounted');
  closeSync(openSync(file, 'w'));
  truncateSync(file, size);
  must('mkfs.ext4', '-q', '-m', '0', file); // no blocks are kept for root
  await mkdir(folder);
  must('mount', '-o', 'loop', file, folder);
  return {
    folder,
    async remove() {
      must('umount', folder);
      await rm(parent, { recursive: true });
    },
  };
}

/**
 * Fills the disk of the machine, on which its log is too, to the last block, and frees it after a minute. Half-way the server is
 * killed, so that it is started on a full disk.
 */
export async function fillDisk(machine: Machine): Promise<void> {
  const ballast = join(machine.folder, 'ballast');
  await keepFull(ballast);
  for (const pid of [machine.node() ?? []].flat()) signalProcess(pid, 'SIGKILL');
  await keepFull(ballast);
  rmSync(ballast);
}

async function keepFull(ballast: string): Promise<void> {
  const until = performance.now() + half;
  while (performance.now() < until) {
    fill(ballast);
    await wait(1000);
  }
}

function fill(path: string): void {
  const file = openSync(path, 'a');
  try {
    for (let length = mebibyte.length; length > 0; length >>= 1) writeWhileThereIsRoom(file, length);
  } finally {
    closeSync(file);
  }
}

function writeWhileThereIsRoom(file: number, length: number): void {
  try {
    while (writeSync(file, mebibyte, 0, length) === length);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

function must(command: string, ...args: string[]): void {
  const { status, error, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`);
}
