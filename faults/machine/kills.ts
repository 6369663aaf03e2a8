import { setTimeout as wait } from 'node:timers/promises';
import { signalProcess } from '../load/processes.ts';
import type { Machine } from './machine.ts';

/** The longest time between two kills, in milliseconds: long enough to be running again, short enough to hit a start now and then. */
const longest = 10_000;

/** Whom a kill takes: each kind returns processes, none if they do not run just then. */
const victims: readonly ((machine: Machine) => number[])[] = [
  ({ node }) => [node() ?? []].flat(),
  ({ postgres }) => postgres(),
  // One connection, after which PostgreSQL itself breaks off all others and recovers.
  ({ postgres }) => postgres().slice(-1),
  ({ node, postgres }) => [node() ?? [], postgres()].flat(),
];

/** Kills the server, PostgreSQL, one of its processes, or both, by `kill -9` at random moments, one kind after the other. */
export async function kill(machine: Machine, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await wait(Math.random() * longest);
    for (const pid of await running(machine, round)) signalProcess(pid, 'SIGKILL');
  }
}

/** Waits until there is something to kill in this round, without waiting until it is ready. */
async function running(machine: Machine, round: number): Promise<number[]> {
  const victim = victims[round % victims.length];
  let found = victim?.(machine) ?? [];
  for (; found.length === 0; found = victim?.(machine) ?? []) await wait(50);
  return found;
}
