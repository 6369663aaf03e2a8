import highs from 'highs';
import { chosenName, writeModel } from './model.ts';
import { type FillChoice, type FillProblem, isAllowed } from './problem.ts';
import { varyPairs } from './vary.ts';

/** How long the solver looks for the best choice, in seconds; then it returns the best that it has. */
const usualSeconds = 8;

export interface FillSolution {
  choice: FillChoice;
  /** Whether no other choice costs less. That fewer could meet again is not ruled out. */
  isBest: boolean;
}

/**
 * Returns the choice that costs least, or the best that was found in time; null if none was. Runs in a thread (product 6.25), since the solver
 * keeps its thread busy all the time.
 */
export async function solveFill(
  problem: FillProblem,
  { seconds = usualSeconds }: { seconds?: number } = {},
): Promise<FillSolution | null> {
  if (problem.slots.every(({ free, candidates }) => free === 0 || candidates.length === 0))
    return { choice: problem.slots.map(() => []), isBest: true };
  const solver = await highs();
  const { Status, Columns } = solver.solve(writeModel(problem), {
    // Its probing takes longer than all the rest.
    presolve: 'off',
    mip_rel_gap: 0,
    mip_abs_gap: 1e-3,
    time_limit: seconds,
    output_flag: false,
  });
  const choice = problem.slots.map(({ candidates }, slot) =>
    candidates.map(({ person }) => person).filter((person) => isOne(Columns[chosenName(slot, person)])),
  );
  const isBest = Status === 'Optimal';
  // What the solver has when its time is over might be no solution at all, or nobody on anything, with which it begins.
  const isFound = isBest || choice.some((chosen) => chosen.length > 0);
  return isFound && isAllowed(problem, choice) ? { choice: varyPairs(problem, choice), isBest } : null;
}

function isOne(column: object | undefined): boolean {
  return column !== undefined && 'Primal' in column && Number(column.Primal) > 0.5;
}
