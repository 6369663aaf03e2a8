/**
 * Whom to put on which patrol: what is given and what is forbidden (product 6.25 and 6.50). Without input, output or solver, so
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
  experienced: boolean;
}

export interface SolverCandidate {
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
  /** Those who are on it already, by their place among the people. */
  crew: readonly number[];
  month: string;
  isNight: boolean;
  /** Whether its last free place is kept for somebody experienced. */
  needsExperience: boolean;
  /** Those whom no rule keeps from it, as far as what is set already says. */
  candidates: readonly SolverCandidate[];
}

/** Two people, by their place among the people; the smaller one first. */
export type FillPair = readonly [number, number];

export interface FillProblem {
  slots: readonly FillSlot[];
  people: readonly FillPerson[];
  /** How long nobody goes again after a patrol, in milliseconds. */
  rest: number;
  /** Those who must not be on one patrol. */
  notTogether: readonly FillPair[];
  /** Those who asked to go together. */
  together: readonly FillPair[];
  /** Those who are on patrols of the quarter together already, and on how many. */
  met: readonly (readonly [...FillPair, times: number])[];
}

/** The people chosen for each slot, by their place among the people. */
export type FillChoice = readonly (readonly number[])[];

/** Whether somebody who goes on one cannot go on the other: they overlap, or leave too little rest. */
export function areTooClose(
  one: Pick<FillSlot, 'start' | 'end'>,
  other: Pick<FillSlot, 'start' | 'end'>,
  rest: number,
): boolean {
  return one.start < other.end + rest && other.start < one.end + rest;
}

/** Whether a choice breaks no rule. */
export function isAllowed(problem: FillProblem, choice: FillChoice): boolean {
  return problem.slots.every((slot, index) => {
    const chosen = choice[index] ?? [];
    return (
      isOfCandidates(slot, chosen) &&
      isRested(problem, choice, index) &&
      isPeaceful(problem, slot, chosen) &&
      isExperienced(problem, slot, chosen)
    );
  });
}

/** Whether no more are chosen than there are places, each once and no other than the candidates. */
function isOfCandidates({ free, candidates }: FillSlot, chosen: readonly number[]): boolean {
  const allowed = new Set(candidates.map(({ person }) => person));
  return (
    chosen.length <= free &&
    new Set(chosen).size === chosen.length &&
    chosen.every((person) => allowed.has(person))
  );
}

/** Whether nobody who is chosen for a slot is chosen for another that is too close. */
function isRested({ slots, rest }: FillProblem, choice: FillChoice, index: number): boolean {
  const slot = slots[index];
  const chosen = choice[index] ?? [];
  return slots.every(
    (other, at) =>
      !slot ||
      at === index ||
      !chosen.some((person) => choice[at]?.includes(person)) ||
      !areTooClose(slot, other, rest),
  );
}

/** Whether nobody is chosen who must not go with somebody on the slot. Who is on it already was not chosen. */
function isPeaceful({ notTogether }: FillProblem, { crew }: FillSlot, chosen: readonly number[]): boolean {
  const isOn = (person: number) => crew.includes(person) || chosen.includes(person);
  return !notTogether.some((pair) => pair.every(isOn) && pair.some((person) => chosen.includes(person)));
}

/** Whether somebody experienced is among those who fill the slot; as long as a place is free, somebody still can be. */
function isExperienced({ people }: FillProblem, slot: FillSlot, chosen: readonly number[]): boolean {
  if (!slot.needsExperience || slot.free === 0 || chosen.length < slot.free) return true;
  return chosen.some((person) => people[person]?.experienced);
}
