/**
 * Whom to put on which patrol: what is given, what is forbidden, and what a choice costs (decision 62). Without input, output or solver, so
 * that a test can look for the best choice by trying all.
 */

export interface FillPerson {
  /** The patrols of the quarter that they are on already, and the Saturday nights among them. */
  load: number;
  nights: number;
  /** The patrols a month that they are compared by, at least 1. */
  wish: number;
  /** How many more they wish to go on by local month, such as `2026-12`; a month that is left out has no limit. */
  room: Readonly<Record<string, number>>;
}

export interface FillCandidate {
  /** The place among the people. */
  person: number;
  ratherNot: boolean;
}

export interface FillSlot {
  /** From its start to its end, in milliseconds since 1970. */
  start: number;
  end: number;
  /** The places that are free. */
  free: number;
  month: string;
  isNight: boolean;
  /** Those whom no rule keeps from it, as far as what is set already says. */
  candidates: readonly FillCandidate[];
}

export interface FillProblem {
  slots: readonly FillSlot[];
  people: readonly FillPerson[];
  /** How long nobody goes again after a patrol, in milliseconds. */
  rest: number;
}

/** The people chosen for each slot, by their place among the people. */
export type FillChoice = readonly (readonly number[])[];

/** What weighs in a choice besides the load, whose next patrol weighs at most some tens. */
export const weights = { freePlace: 10_000, ratherNot: 500, beyondWish: 100, night: 0.02 } as const;

/** Whether somebody who goes on one cannot go on the other: they overlap, or leave too little rest. */
export function areTooClose(
  one: Pick<FillSlot, 'start' | 'end'>,
  other: Pick<FillSlot, 'start' | 'end'>,
  rest: number,
): boolean {
  return one.start < other.end + rest && other.start < one.end + rest;
}

/** Whether a choice breaks no rule. */
export function isAllowed({ slots, rest }: FillProblem, choice: FillChoice): boolean {
  return slots.every((slot, index) => {
    const chosen = choice[index] ?? [];
    const candidates = new Set(slot.candidates.map(({ person }) => person));
    return (
      chosen.length <= slot.free &&
      new Set(chosen).size === chosen.length &&
      chosen.every((person) => candidates.has(person)) &&
      slots.every(
        (other, at) =>
          at === index ||
          !areTooClose(slot, other, rest) ||
          !chosen.some((person) => choice[at]?.includes(person)),
      )
    );
  });
}

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

/** What a choice costs; the best choice costs least. */
export function costOf(problem: FillProblem, choice: FillChoice): number {
  const { slots, people } = problem;
  const steps = stepsOf(problem);
  const added = people.map(() => ({ patrols: 0, nights: 0, months: new Map<string, number>() }));
  let cost = 0;
  slots.forEach((slot, index) => {
    const chosen = choice[index] ?? [];
    cost += (slot.free - chosen.length) * weights.freePlace;
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
