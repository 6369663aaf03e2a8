import { second } from '#platform/clock.ts';
import { judge } from '../judge.ts';

/** A call of somebody honest, and how long it took, in milliseconds. */
export interface Timed {
  what: string;
  took: number;
}

/** In how many milliseconds each of them has to be answered. */
const answeredWithin = second;

/** Judges how long the slowest took, and names those that took too long. */
export function judgeCalls(calls: readonly Timed[]): void {
  for (const { what, took } of calls)
    if (took > answeredWithin) console.error(`${what} was answered after ${(took / second).toFixed(2)} s.`);
  const slowest = Math.max(...calls.map(({ took }) => took));
  judge(
    `seconds until the slowest of ${calls.length} calls was answered`,
    slowest / second,
    answeredWithin / second,
  );
}
