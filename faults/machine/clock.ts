import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../load/processes.ts';
import type { Machine } from './machine.ts';

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
const minute = 60;
const hour = 60 * minute;
/** How wrong the clock is, one after the other, in seconds. Each jump is also a jump back. */
const jumps = [5 * minute, -5 * minute, hour, -hour, 25 * hour, -25 * hour];
/** How long each lasts, in milliseconds. */
const each = 15_000;

const fileIn = (folder: string) => join(folder, 'clock');

/**
 * Settings by which a file sets the clock of Node and of what it starts, PostgreSQL. One thing is not as on a machine whose clock is
 * wrong: a signal that interrupts a wait sees the true time, so PostgreSQL's limits on waits do not end them while the clock is ahead.
 */
export function settableClock(folder: string): Record<string, string> {
  setClock(folder, 0);
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: fileIn(folder),
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

/** Sets the clock ahead and back, under the running process. */
export async function jump(machine: Machine): Promise<void> {
  for (const seconds of jumps) {
    await set(machine, seconds);
    await wait(each);
    await set(machine, 0);
    await wait(each);
  }
}

/** Sets the clock, and waits until the server's answers show it and PostgreSQL's do. */
async function set(machine: Machine, seconds: number): Promise<void> {
  setClock(machine.folder, seconds);
  const isSet = (time: string) => Math.abs((Date.parse(time) - Date.now()) / 1000 - seconds) < 5;
  await until(`a clock that is ${seconds} s wrong`, async () => {
    const { headers } = await fetch(`${machine.url}/healthz`);
    return isSet(headers.get('date') ?? '') && isSet(await databaseTime(machine));
  });
}

async function databaseTime(machine: Machine): Promise<string> {
  const client = await machine.connect();
  const { rows } = await client.query<{ now: Date }>('select now()');
  await client.end();
  return rows[0]?.now.toISOString() ?? '';
}

/** Sets it by so many seconds. The file is replaced at once: who reads it meanwhile finds the former time or the new one. */
export function setClock(folder: string, seconds: number): void {
  const file = fileIn(folder);
  writeFileSync(`${file}.new`, `${seconds < 0 ? '' : '+'}${seconds}`);
  renameSync(`${file}.new`, file);
}
