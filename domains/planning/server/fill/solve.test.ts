import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hour } from '#platform/clock.ts';
import { costOf } from './costs.ts';
import {
  areTooClose,
  type FillChoice,
  type FillPair,
  type FillProblem,
  isAllowed,
  type SolverCandidate,
} from './problem.ts';
import { solveFill } from './solve.ts';
import { exchanged, exchangesOf } from './vary.ts';

const month = '2026-12';

/** What is said of a person and a patrol: they are on it, could go, would rather not or cannot. */
const says = fc.constantFrom('on', 'yes', 'yes', 'rather-not', 'no');

/** Two of so many people, the smaller place first. */
function pairOf(people: number) {
  const person = fc.nat({ max: people - 1 });
  return fc
    .tuple(person, person)
    .map(([one, other]): FillPair => [Math.min(one, other), Math.max(one, other)]);
}

const anyProblem = fc.integer({ min: 2, max: 4 }).chain((people) => {
  const pairs = fc.array(pairOf(people), { maxLength: 2 }).map(different);
  return fc.record<FillProblem>({
    rest: fc.integer({ min: 0, max: 12 }).map((hours) => hours * hour),
    notTogether: pairs,
    together: pairs,
    met: pairs.map((met) => met.map(([one, other]) => [one, other, 1 + one] as const)),
    people: fc.array(
      fc.record({
        load: fc.integer({ min: 0, max: 4 }),
        nights: fc.integer({ min: 0, max: 2 }),
        wish: fc.integer({ min: 1, max: 4 }),
        room: fc.oneof(
          fc.constant({}),
          fc.integer({ min: 0, max: 2 }).map((room) => ({ [month]: room })),
        ),
        experienced: fc.boolean(),
      }),
      { minLength: people, maxLength: people },
    ),
    slots: fc.array(
      fc
        .record({
          from: fc.integer({ min: 0, max: 60 }),
          hours: fc.integer({ min: 1, max: 6 }),
          free: fc.integer({ min: 0, max: 2 }),
          isNight: fc.boolean(),
          needsExperience: fc.boolean(),
          said: fc.array(says, { minLength: people, maxLength: people }),
        })
        .map(({ from, hours, said, ...slot }) => ({
          ...slot,
          start: from * hour,
          end: (from + hours) * hour,
          month,
          crew: said.flatMap((one, person) => (one === 'on' ? [person] : [])),
          candidates: said.flatMap((one, person): SolverCandidate[] =>
            one === 'yes' || one === 'rather-not' ? [{ person, ratherNot: one === 'rather-not' }] : [],
          ),
        })),
      { minLength: 1, maxLength: 4 },
    ),
  });
});

/** Problems so small that all choices can be tried. Whoever is not to go with somebody on a slot is no candidate for it. */
const small = anyProblem.map((problem) => ({
  ...problem,
  slots: problem.slots.map((slot) => ({
    ...slot,
    candidates: slot.candidates.filter(
      ({ person }) => !problem.notTogether.some((pair) => isWithCrew(pair, person, slot.crew)),
    ),
  })),
}));

function isWithCrew([one, other]: FillPair, person: number, crew: readonly number[]): boolean {
  return (one === person && crew.includes(other)) || (other === person && crew.includes(one));
}

/** Returns the pairs of different people, each once. */
function different(pairs: readonly FillPair[]): FillPair[] {
  const two = pairs.filter(([one, other]) => one !== other);
  return [...new Map(two.map((pair) => [pair.join(), pair])).values()];
}

/** Returns what the best of all choices costs. */
function leastCost(problem: FillProblem, choice: FillChoice = []): number {
  const slot = problem.slots[choice.length];
  if (!slot) return isAllowed(problem, choice) ? costOf(problem, choice) : Number.POSITIVE_INFINITY;
  let crews: number[][] = [[]];
  for (const { person } of slot.candidates) crews = crews.flatMap((crew) => [crew, [...crew, person]]);
  const fitting = crews.filter(({ length }) => length <= slot.free);
  return Math.min(...fitting.map((crew) => leastCost(problem, [...choice, crew])));
}

/** Counts how often the same two meet again: nothing the first time, each further time one more than the time before. */
function repeatsOf({ slots, together, met }: FillProblem, choice: FillChoice): number {
  const times = new Map(met.map(([one, other, count]) => [`${one},${other}`, count]));
  const exempt = new Set(together.map((pair) => pair.join()));
  let repeats = 0;
  choice.forEach((chosen, slot) => {
    const crew = slots[slot]?.crew ?? [];
    chosen.forEach((person, at) => {
      for (const mate of [...crew, ...chosen.slice(0, at)]) {
        const pair = [person, mate].toSorted((one, other) => one - other).join();
        if (exempt.has(pair)) continue;
        repeats += times.get(pair) ?? 0;
        times.set(pair, (times.get(pair) ?? 0) + 1);
      }
    });
  });
  return repeats;
}

/** Returns the choices, one exchange away, in which fewer meet again at no other cost. */
function bettersOf(problem: FillProblem, choice: FillChoice): FillChoice[] {
  const [repeats, cost] = [repeatsOf(problem, choice), costOf(problem, choice) + 1e-9];
  return choice
    .flatMap((chosen, slot) => chosen.map((person) => ({ slot, person })))
    .flatMap((who) => [...exchangesOf(problem, choice, who)])
    .map((exchanges) => exchanged(choice, exchanges))
    .filter((other) => repeatsOf(problem, other) < repeats && isAllowed(problem, other))
    .filter((other) => costOf(problem, other) <= cost);
}

async function solve(problem: FillProblem) {
  const solution = await solveFill(problem);
  if (!solution) throw new Error('small problems are solved in time');
  return solution;
}

describe('a choice of crews', () => {
  it('breaks no rule and is as good as the best of all choices, and no exchange varies pairs more [6.24, 6.25, 6.57]', async () => {
    await fc.assert(
      fc.asyncProperty(small, async (problem) => {
        const { choice, isBest } = await solve(problem);
        expect(isAllowed(problem, choice)).toBe(true);
        expect(isBest).toBe(true);
        expect(costOf(problem, choice)).toBeCloseTo(leastCost(problem), 2);
        expect(bettersOf(problem, choice)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  }, 120_000);

  it('lets each of six go with each other one once, if that is even [6.57]', async () => {
    const problem = openTo({ people: 4, slots: 6, wish: 2 });
    const { choice } = await solve(problem);
    const crews = choice.map((crew) => crew.toSorted().join());
    expect(crews.toSorted()).toEqual(['0,1', '0,2', '0,3', '1,2', '1,3', '2,3']);
  }, 60_000);

  it('lets those go together who asked for it, and who did not go together yet [6.25, 6.57]', async () => {
    const problem = openTo({ people: 4, slots: 2, wish: 2 });
    const together: FillPair[] = [[1, 3]];
    const asked = await solve({ ...problem, together, met: [[1, 3, 9]] });
    expect(asked.choice.map((crew) => crew.join()).toSorted()).toEqual(['0,2', '1,3']);
    const varied = await solve({
      ...problem,
      met: [
        [1, 3, 1],
        [0, 1, 1],
      ],
    });
    expect(varied.choice.map((crew) => crew.join()).toSorted()).toEqual(['0,3', '1,2']);
  }, 60_000);

  it('never puts two on a crew who must not go together, and keeps the last place for somebody experienced [6.50, 6.51]', async () => {
    const problem = openTo({ people: 3, slots: 1, wish: 2 });
    const apart = await solve({
      ...problem,
      notTogether: [
        [0, 1],
        [0, 2],
      ],
    });
    expect(apart.choice).toEqual([[1, 2]]);
    const slots = problem.slots.map((slot) => ({ ...slot, needsExperience: true }));
    const people = problem.people.map((person, index) => ({
      ...person,
      experienced: index === 2,
      load: index,
    }));
    const led = await solve({ ...problem, slots, people });
    expect(led.choice).toEqual([[0, 2]]);
    const green = people.map((person) => ({ ...person, experienced: false }));
    expect((await solve({ ...problem, slots, people: green })).choice).toEqual([[0]]);
  }, 60_000);

  it('spreads the load by at most one patrol among equals whom no rule keeps back [6.25]', async () => {
    const equal = fc.record({
      people: fc.integer({ min: 2, max: 8 }),
      slots: fc.integer({ min: 1, max: 10 }),
      wish: fc.integer({ min: 1, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(equal, async ({ people, slots, wish }) => {
        const { choice } = await solve(openTo({ people, slots, wish }));
        const loads = Array.from({ length: people }, (_, person) => countOf(choice, person));
        expect(choice.every(({ length }) => length === 2)).toBe(true);
        expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 30 },
    );
  }, 120_000);

  it('is none rather than nobody on anything when the time is over before somebody was found [6.28]', async () => {
    expect(await solveFill(openTo({ people: 40, slots: 30, wish: 2 }), { seconds: 0 })).toBeNull();
  });

  it('shares Saturday nights among equals [6.25]', async () => {
    const problem = openTo({ people: 4, slots: 4, wish: 2 });
    const slots = problem.slots.map((slot, index) => ({ ...slot, isNight: index % 2 === 0 }));
    const { choice } = await solve({ ...problem, slots });
    const nights = choice.filter((_, index) => index % 2 === 0);
    expect([0, 1, 2, 3].map((person) => countOf(nights, person))).toEqual([1, 1, 1, 1]);
  }, 60_000);

  it('keeps the rest that is asked for, to the minute [6.24]', () => {
    const evening = { start: 0, end: 4 * hour };
    expect(areTooClose(evening, { start: 12 * hour, end: 14 * hour }, 8 * hour)).toBe(false);
    expect(areTooClose({ start: 12 * hour - 1, end: 14 * hour }, evening, 8 * hour)).toBe(true);
  });
});

/** A patrol a day with two places, open to everybody. */
function openTo({ people, slots, wish }: { people: number; slots: number; wish: number }): FillProblem {
  return {
    rest: 8 * hour,
    notTogether: [],
    together: [],
    met: [],
    people: Array.from({ length: people }, () => {
      return { load: 0, nights: 0, wish, room: {}, experienced: false };
    }),
    slots: Array.from({ length: slots }, (_, day) => ({
      start: day * 24 * hour,
      end: (day * 24 + 4) * hour,
      free: 2,
      crew: [],
      month,
      isNight: false,
      needsExperience: false,
      candidates: Array.from({ length: people }, (__, person) => ({ person, ratherNot: false })),
    })),
  };
}

function countOf(choice: FillChoice, person: number): number {
  return choice.filter((crew) => crew.includes(person)).length;
}
