import { costOf } from './costs.ts';
import { type Exchange, meetingsOf } from './meetings.ts';
import { type FillChoice, type FillProblem, isAllowed } from './problem.ts';

/** By how much costs may differ that are the same: sums of fractions are not exact. */
const tolerance = 1e-6;

/** How many exchanges are tried at most: what takes about a second. */
const mostTried = 500_000;

/**
 * Exchanges people between patrols, and for others, as long as fewer meet again by it and nothing else gets worse (product 6.50).
 * Whether several exchanges at once could do better is not known.
 */
export function varyPairs(problem: FillProblem, choice: FillChoice): FillChoice {
  const most = costOf(problem, choice) + tolerance;
  let best = choice;
  let left = mostTried;
  while (left > 0) {
    const { better, tried } = findBetter(problem, best, { most, left });
    if (!better) return best;
    best = better;
    left -= tried;
  }
  return best;
}

interface Bounds {
  /** What a choice may cost at most. */
  most: number;
  /** How many exchanges may be tried. */
  left: number;
}

/** Looks for an exchange by which fewer meet again. */
function findBetter(
  problem: FillProblem,
  choice: FillChoice,
  { most, left }: Bounds,
): { better?: FillChoice; tried: number } {
  const { again, savedBy } = meetingsOf(problem, choice);
  let tried = 0;
  for (const who of again)
    for (const exchanges of exchangesOf(problem, choice, who)) {
      tried += 1;
      if (tried > left) return { tried };
      if (savedBy(exchanges) <= 0) continue;
      const better = exchanged(choice, exchanges);
      if (isAllowed(problem, better) && costOf(problem, better) <= most) return { better, tried };
    }
  return { tried };
}

/** Returns with whom somebody of a slot could be exchanged: who could go too, and who goes on another. */
export function* exchangesOf(
  { slots }: FillProblem,
  choice: FillChoice,
  { slot, person }: { slot: number; person: number },
): Generator<Exchange[]> {
  const chosen = choice[slot] ?? [];
  for (const { person: other } of slots[slot]?.candidates ?? [])
    if (!chosen.includes(other)) yield [{ slot, person, other }];
  for (const [at, others] of choice.entries())
    for (const other of others)
      if (at !== slot && !chosen.includes(other) && !others.includes(person))
        yield [
          { slot, person, other },
          { slot: at, person: other, other: person },
        ];
}

export function exchanged(choice: FillChoice, exchanges: readonly Exchange[]): FillChoice {
  return choice.map((chosen, index) => {
    const here = exchanges.find(({ slot }) => slot === index);
    return here ? chosen.map((one) => (one === here.person ? here.other : one)) : chosen;
  });
}
