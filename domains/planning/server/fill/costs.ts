import type { FillChoice, FillPerson, FillProblem, FillSlot } from './problem.ts';

/**
 * What a choice costs; the best one costs least (product 6.25). The next patrol of somebody weighs at most some tens. Going apart
 * weighs more than one patrol beyond the wish, and less than going on a day on which somebody would rather not (product 6.50).
 */
export const weights = {
  freePlace: 10_000,
  ratherNot: 500,
  apart: 200,
  beyondWish: 100,
  night: 0.02,
} as const;

/**
 * How many patrols of one person are told apart: a multiple of an even share, so that the program stays small. Each further one costs what the last of
 * them does.
 */
export function stepsOf({ slots, people }: FillProblem): number {
  const places = slots.reduce((sum, { free }) => sum + free, 0);
  return 2 * Math.ceil(places / Math.max(people.length, 1)) + 4;
}

/** What the next patrol of somebody costs who is on so many: the more, the more, so that the load is even by wish. */
export function loadCost({ wish }: Pick<FillPerson, 'wish'>, on: number): number {
  return (2 * on + 1) / wish;
}

/** What the next Saturday night of somebody costs who is on so many. */
export function nightCost(on: number): number {
  return weights.night * (2 * on + 1);
}

/** What a choice costs. Meeting again is not part of it (`repeatsOf`). */
export function costOf(problem: FillProblem, choice: FillChoice): number {
  const { slots, people } = problem;
  const steps = stepsOf(problem);
  const added = people.map(() => ({ patrols: 0, nights: 0, months: new Map<string, number>() }));
  let cost = 0;
  slots.forEach((slot, index) => {
    const chosen = choice[index] ?? [];
    cost += (slot.free - chosen.length) * weights.freePlace;
    cost += countApart(problem, slot, chosen) * weights.apart;
    for (const { person, ratherNot } of slot.candidates) {
      const [who, sum] = [people[person], added[person]];
      if (!who || !sum || !chosen.includes(person)) continue;
      const inMonth = sum.months.get(slot.month) ?? 0;
      cost += loadCost(who, who.load + Math.min(sum.patrols, steps - 1));
      if (ratherNot) cost += weights.ratherNot;
      if (inMonth >= (who.room[slot.month] ?? Number.POSITIVE_INFINITY)) cost += weights.beyondWish;
      if (slot.isNight) cost += nightCost(who.nights + Math.min(sum.nights, steps - 1));
      sum.patrols += 1;
      sum.months.set(slot.month, inMonth + 1);
      if (slot.isNight) sum.nights += 1;
    }
  });
  return cost;
}

/** How many go on a slot without the one with whom they asked to go. */
function countApart({ together }: FillProblem, { crew }: FillSlot, chosen: readonly number[]): number {
  const isOn = (person: number) => crew.includes(person) || chosen.includes(person);
  return together.filter(([one, other]) => isOn(one) !== isOn(other)).length;
}
