import type { FillChoice, FillProblem } from './problem.ts';

/** Somebody of a slot, and who goes instead. */
export interface Exchange {
  slot: number;
  person: number;
  other: number;
}

/**
 * How often a choice lets the same two meet in the quarter (product 6.50): once weighs nothing, and each further time one more than the
 * time before. Those who asked to go together do not count.
 */
export function meetingsOf({ slots, people, together, met }: FillProblem, choice: FillChoice) {
  const keyOf = (one: number, other: number) => Math.min(one, other) * people.length + Math.max(one, other);
  const exempt = new Set(together.map(([one, other]) => keyOf(one, other)));
  const times = new Map(met.map(([one, other, count]) => [keyOf(one, other), count]));
  const crews = slots.map(({ crew }, slot) => [...crew, ...(choice[slot] ?? [])]);

  const matesOf = (slot: number, person: number) => (crews[slot] ?? []).filter((mate) => mate !== person);
  const pairsOf = (person: number, mates: readonly number[]) =>
    mates.map((mate) => keyOf(person, mate)).filter((key) => !exempt.has(key));

  for (const [slot, chosen] of choice.entries())
    for (const [at, person] of chosen.entries())
      for (const key of pairsOf(person, [...(slots[slot]?.crew ?? []), ...chosen.slice(0, at)]))
        times.set(key, (times.get(key) ?? 0) + 1);

  return {
    /** Who is chosen with somebody whom they meet again. */
    again: choice.flatMap((chosen, slot) =>
      chosen
        .filter((person) => pairsOf(person, matesOf(slot, person)).some((key) => (times.get(key) ?? 0) > 1))
        .map((person) => ({ slot, person })),
    ),

    /** By how much less people would meet again after exchanges, each in another slot. */
    savedBy(exchanges: readonly Exchange[]): number {
      const changed = new Map<number, number>();
      const add = (keys: readonly number[], count: number) => {
        for (const key of keys) changed.set(key, (changed.get(key) ?? times.get(key) ?? 0) + count);
      };
      for (const { slot, person, other } of exchanges) {
        const mates = matesOf(slot, person);
        add(pairsOf(person, mates), -1);
        add(pairsOf(other, mates), 1);
      }
      const saved = [...changed].map(([key, after]) => weightOf(times.get(key) ?? 0) - weightOf(after));
      return saved.reduce((sum, one) => sum + one, 0);
    },
  };
}

/** What so many meetings of two people weigh. */
function weightOf(times: number): number {
  return (times * (times - 1)) / 2;
}
