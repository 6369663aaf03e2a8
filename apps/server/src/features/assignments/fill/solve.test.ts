import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hour } from '../../../platform/clock.ts';
import {
  areTooClose,
  costOf,
  type FillCandidate,
  type FillChoice,
  type FillProblem,
  isAllowed,
} from './problem.ts';
import { solveFill } from './solve.ts';

const month = '2026-12';

/** Problems so small that all choices can be tried. */
const small = fc.integer({ min: 1, max: 4 }).chain((people) =>
  fc.record<FillProblem>({
    rest: fc.integer({ min: 0, max: 12 }).map((hours) => hours * hour),
    people: fc.array(
      fc.record({
        load: fc.integer({ min: 0, max: 4 }),
        nights: fc.integer({ min: 0, max: 2 }),
        wish: fc.integer({ min: 1, max: 4 }),
        room: fc.oneof(
          fc.constant({}),
          fc.integer({ min: 0, max: 2 }).map((room) => ({ [month]: room })),
        ),
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
          candidates: fc.array(fc.constantFrom('yes', 'rather-not', 'no'), {
            minLength: people,
            maxLength: people,
          }),
        })
        .map(({ from, hours, free, isNight, candidates }) => ({
          start: from * hour,
          end: (from + hours) * hour,
          free,
          isNight,
          month,
          candidates: candidates.flatMap((says, person): FillCandidate[] =>
            says === 'no' ? [] : [{ person, ratherNot: says === 'rather-not' }],
          ),
        })),
      { minLength: 1, maxLength: 4 },
    ),
  }),
);

/** Returns what the best of all choices costs. */
function leastCost(problem: FillProblem, choice: FillChoice = []): number {
  const slot = problem.slots[choice.length];
  if (!slot) return isAllowed(problem, choice) ? costOf(problem, choice) : Number.POSITIVE_INFINITY;
  let crews: number[][] = [[]];
  for (const { person } of slot.candidates) crews = crews.flatMap((crew) => [crew, [...crew, person]]);
  const fitting = crews.filter(({ length }) => length <= slot.free);
  return Math.min(...fitting.map((crew) => leastCost(problem, [...choice, crew])));
}

async function solve(problem: FillProblem) {
  const solution = await solveFill(problem);
  if (!solution) throw new Error('small problems are solved in time');
  return solution;
}

describe('a choice of crews', () => {
  it('breaks no rule and is as good as the best of all choices [rule fill-rules] [rule fill-best]', async () => {
    await fc.assert(
      fc.asyncProperty(small, async (problem) => {
        const { choice, isBest } = await solve(problem);
        expect(isAllowed(problem, choice)).toBe(true);
        expect(isBest).toBe(true);
        expect(costOf(problem, choice)).toBeCloseTo(leastCost(problem), 2);
      }),
      { numRuns: 100 },
    );
  }, 120_000);

  it('spreads the load by at most one patrol among equals whom no rule keeps back [rule fill-fair]', async () => {
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

  it('shares Saturday nights among equals [rule fill-fair]', async () => {
    const problem = openTo({ people: 4, slots: 4, wish: 2 });
    const slots = problem.slots.map((slot, index) => ({ ...slot, isNight: index % 2 === 0 }));
    const { choice } = await solve({ ...problem, slots });
    const nights = choice.filter((_, index) => index % 2 === 0);
    expect([0, 1, 2, 3].map((person) => countOf(nights, person))).toEqual([1, 1, 1, 1]);
  }, 60_000);

  it('keeps the rest that is asked for, to the minute [rule fill-rules]', () => {
    const evening = { start: 0, end: 4 * hour };
    expect(areTooClose(evening, { start: 12 * hour, end: 14 * hour }, 8 * hour)).toBe(false);
    expect(areTooClose({ start: 12 * hour - 1, end: 14 * hour }, evening, 8 * hour)).toBe(true);
  });
});

/** A patrol a day with two places, open to everybody. */
function openTo({ people, slots, wish }: { people: number; slots: number; wish: number }): FillProblem {
  return {
    rest: 8 * hour,
    people: Array.from({ length: people }, () => ({ load: 0, nights: 0, wish, room: {} })),
    slots: Array.from({ length: slots }, (_, day) => ({
      start: day * 24 * hour,
      end: (day * 24 + 4) * hour,
      free: 2,
      month,
      isNight: false,
      candidates: Array.from({ length: people }, (__, person) => ({ person, ratherNot: false })),
    })),
  };
}

function countOf(choice: FillChoice, person: number): number {
  return choice.filter((crew) => crew.includes(person)).length;
}
