import { loadCost, nightCost, stepsOf, weights } from './costs.ts';
import { areTooClose, type FillProblem, type FillSlot } from './problem.ts';

/** The name of the variable that is 1 if a person is chosen for a slot. */
export const chosenName = (slot: number, person: number) => `x${slot}_${person}`;

/** What is collected of the model: terms of the objective, constraints, and the names of variables. */
interface Model {
  costs: string[];
  constraints: string[];
  /** Whole numbers, 0 or 1. */
  binary: string[];
  /** Their bounds. */
  bounds: string[];
}

/** Someone's slots. */
interface Own {
  slot: FillSlot;
  name: string;
}

/**
 * Writes the problem as an integer program in the LP format of CPLEX, which HiGHS reads. The costs of load and nights rise from step to step, so the
 * solver takes the steps in their order without being told (product 6.25).
 */
export function writeModel(problem: FillProblem): string {
  const model: Model = { costs: [], constraints: [], binary: [], bounds: [] };
  const own = problem.people.map((): Own[] => []);
  problem.slots.forEach((slot, index) => {
    addSlot(model, slot, index);
    addPairs(model, problem, slot, index);
    addExperience(model, problem, slot, index);
    for (const { person } of slot.candidates) own[person]?.push({ slot, name: chosenName(index, person) });
  });
  own.forEach((slots, person) => {
    if (slots.length > 0) addPerson(model, problem, person, slots);
  });
  return [
    'Minimize',
    ...model.costs.map((cost) => `+ ${cost}`),
    'Subject To',
    ...model.constraints,
    'Bounds',
    ...model.bounds,
    'Binary',
    ...model.binary,
    'End',
  ].join('\n');
}

/** Every place of a slot has somebody or stays free. */
function addSlot(model: Model, slot: FillSlot, index: number): void {
  const names = slot.candidates.map(({ person }) => chosenName(index, person));
  model.binary.push(...names);
  model.costs.push(`${weights.freePlace} free${index}`);
  for (const { person, ratherNot } of slot.candidates)
    if (ratherNot) model.costs.push(`${weights.ratherNot} ${chosenName(index, person)}`);
  model.constraints.push(`${[...names, `free${index}`].join('\n+ ')} = ${slot.free}`);
}

/** Of those who must not go together one can be on the slot, and it costs if of those who asked to one goes alone. */
function addPairs(model: Model, { notTogether, together }: FillProblem, slot: FillSlot, index: number): void {
  const names = new Map(slot.candidates.map(({ person }) => [person, chosenName(index, person)]));
  for (const [one, other] of notTogether) {
    const [name, otherName] = [names.get(one), names.get(other)];
    if (name && otherName) model.constraints.push(`${name} + ${otherName} <= 1`);
  }
  for (const pair of together) {
    const [one, other] = pair.map((person) => names.get(person));
    const isOneOn = pair.some((person) => slot.crew.includes(person));
    const name = one ?? other;
    if (!name) continue;
    const apart = `apart${index}_${pair.join('_')}`;
    model.costs.push(`${weights.apart} ${apart}`);
    if (one && other)
      model.constraints.push(`${apart} - ${one} + ${other} >= 0`, `${apart} + ${one} - ${other} >= 0`);
    else model.constraints.push(isOneOn ? `${apart} + ${name} >= 1` : `${apart} - ${name} >= 0`);
  }
}

/** The last place is for somebody experienced. */
function addExperience(model: Model, { people }: FillProblem, slot: FillSlot, index: number): void {
  if (!slot.needsExperience || slot.free === 0) return;
  const others = slot.candidates.filter(({ person }) => !people[person]?.experienced);
  if (others.length === 0) return;
  const names = others.map(({ person }) => chosenName(index, person));
  model.constraints.push(`${names.join('\n+ ')} <= ${slot.free - 1}`);
}

/** Nobody goes on two that are too close, and what they go on is counted. */
function addPerson(model: Model, problem: FillProblem, person: number, own: readonly Own[]): void {
  const who = problem.people[person];
  if (!who) return;
  for (const near of tooClose(own, problem.rest)) model.constraints.push(`${sumOf(near)} <= 1`);
  const steps = stepsOf(problem);
  addSteps(model, `load${person}`, own, steps, (count) => loadCost(who, who.load + count));
  const nights = own.filter(({ slot }) => slot.isNight);
  addSteps(model, `night${person}`, nights, steps, (count) => nightCost(who.nights + count));
  for (const [month, room] of Object.entries(who.room)) {
    const within = own.filter(({ slot }) => slot.month === month);
    if (within.length <= room) continue;
    const beyond = `beyond${person}_${month.replace('-', '')}`;
    model.costs.push(`${weights.beyondWish} ${beyond}`);
    model.constraints.push(`${sumOf(within)} - ${beyond} <= ${room}`);
  }
}

/**
 * Returns groups of slots of which one person can take one. Slots that overlap pairwise share a moment, so a group for each start
 * has all pairs; one that is within another is left out.
 */
function tooClose(own: readonly Own[], rest: number): Own[][] {
  const sorted = own.toSorted((one, other) => one.slot.start - other.slot.start);
  const groups = sorted.map(({ slot }, at) =>
    sorted.slice(0, at + 1).filter((other) => areTooClose(other.slot, slot, rest)),
  );
  return groups.filter((group, at) => {
    const next = groups[at + 1] ?? [];
    return group.length > 1 && !group.every((one) => next.includes(one));
  });
}

/** Counts these slots in steps, each of which costs more than the one before; the last takes all that are left. */
function addSteps(
  model: Model,
  name: string,
  own: readonly Own[],
  most: number,
  cost: (count: number) => number,
): void {
  if (own.length === 0) return;
  const steps = own.slice(0, most).map((_, count) => `${name}_${count}`);
  steps.forEach((step, count) => {
    model.costs.push(`${cost(count)} ${step}`);
    if (count < most - 1) model.bounds.push(`${step} <= 1`);
  });
  model.constraints.push(`${sumOf(own)}\n- ${steps.join('\n- ')} = 0`);
}

function sumOf(own: readonly Own[]): string {
  return own.map(({ name }) => name).join('\n+ ');
}
