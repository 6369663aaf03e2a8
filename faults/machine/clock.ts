import { writeFileSync } from 'node:fs';
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
 * Settings by which the clock of Node, and of it alone, is set by a file: PostgreSQL's own timers do not bear it, so what Node
 * starts does not inherit it.
 */
export function settableClock(folder: string): Record<string, string> {
  setClock(folder, 0);
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: fileIn(folder),
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NODE_OPTIONS: '--import=data:text/javascript,delete%20process.env.LD_PRELOAD',
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

/** Sets the clock, and waits until the server's answers show it. */
async function set({ folder, url }: Machine, seconds: number): Promise<void> {
  setClock(folder, seconds);
  await until(`a clock that is ${seconds} s wrong`, async () => {
    const { headers } = await fetch(`${url}/healthz`);
    const off = (Date.parse(headers.get('date') ?? '') - Date.now()) / 1000;
    return Math.abs(off - seconds) < 5;
  });
}

function setClock(folder: string, seconds: number): void {
  writeFileSync(fileIn(folder), `${seconds < 0 ? '' : '+'}${seconds}`);
}
