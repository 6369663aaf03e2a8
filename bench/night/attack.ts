import { setTimeout as wait } from 'node:timers/promises';

/** One step of an attack: the next try, with a number that grows. Resolves to what became of it: a status, or words. */
export type Step = (turn: number) => Promise<{ status: number | string }>;

/** An attack by several at once. */
export interface Attack {
  what: string;
  attackers: readonly Step[];
}

/** The pause between two tries of one attacker, in milliseconds. */
const pause = 500;

/** Runs an attack until the given time of `performance.now()`; returns how often each outcome was had. */
export async function run(
  { what, attackers }: Attack,
  until: number,
): Promise<Record<string, string | number>> {
  const outcomes: Record<string, number> = {};
  await Promise.all(
    attackers.map(async (step, index) => {
      await wait((index / attackers.length) * pause); // people who attack do not keep time
      for (let turn = 0; performance.now() < until; turn += 1) {
        const { status } = await step(turn);
        outcomes[status] = (outcomes[status] ?? 0) + 1;
        await wait(pause);
      }
    }),
  );
  return { what, ...outcomes };
}
