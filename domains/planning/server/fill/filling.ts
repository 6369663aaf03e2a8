import type { FillProposal, FillRequest, Placement } from '#planning/contract';
import type { Context } from '#platform/context.ts';
import { TookTooLong } from '#platform/deadline.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { conflict, refuseIssues, tooManyRequests } from '#platform/http/pipeline/app-error.ts';
import type { Threads } from '#platform/threads.ts';
import { withPlacements } from './placing.ts';
import { presentFill } from './present.ts';
import type { FillProblem } from './problem.ts';
import { readSituation } from './read-situation.ts';
import type { Situation } from './situation.ts';
import type { FillSolution } from './solve.ts';
import { problemOf } from './to-problem.ts';

/** Solves problems one after the other, in a thread. */
export type FillSolver = Threads<FillProblem, FillSolution | null>;

/** For how many seconds somebody waits who is refused because of others. */
const askAgainAfter = 2;

/** How many organizations wait for their crews at most: the last of them a minute, if each takes as long as it may (product 6.28). */
export const mostBusy = 8;

/** Proposes crews (product 6.25). */
export function fillUseCases({ database, clock }: Pick<Context, 'database' | 'clock'>, solver: FillSolver) {
  /** The organizations whose crews are being worked out. */
  const busy = new Set<string>();
  return {
    /**
     * Proposes crews for the free places of these patrols, besides those whom the admin keeps. Throws 400 for an unknown patrol, 409 that names
     * one that is no patrol ahead or if no crew was found in time, and 429 while another proposal for the organization is worked
     * out or too many others wait.
     */
    async fillPatrols({ organizationId }: Member, request: FillRequest): Promise<FillProposal> {
      const { ids, kept, more } = request;
      refuseStrangers(ids, kept);
      const set = await readSituation(database, organizationId, request, clock.now());
      const { situation, refused: dropped } = withPlacements(set, kept);
      const { filled, isBest } = more
        ? await solve(organizationId, situation)
        : { filled: situation, isBest: true };
      return { items: presentFill({ set, kept: situation, filled }), dropped, isBest };
    },
  };

  /** Returns the situation with all who are proposed. */
  async function solve(organizationId: string, situation: Situation) {
    if (busy.has(organizationId)) throw busyError('Crews are being worked out already.');
    if (busy.size >= mostBusy) throw busyError('Many crews are being worked out.');
    busy.add(organizationId);
    try {
      const solution = await inTime(solver.run(await problemOf(situation), new AbortController().signal));
      if (!solution) throw notInTimeError();
      return { filled: withPlacements(situation, proposedOf(situation, solution)).situation, ...solution };
    } finally {
      busy.delete(organizationId);
    }
  }
}

/** Returns null for what took too long: so many people and places are for the admin to divide, and no fault of ours. */
async function inTime<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TookTooLong) return null;
    throw error;
  }
}

/** Returns who is chosen for what. */
function proposedOf({ patrols, patrollers }: Situation, { choice }: FillSolution): Placement[] {
  return patrols.flatMap(({ id: patrolId }, index) =>
    (choice[index] ?? []).flatMap((person) => {
      const personId = patrollers[person]?._id;
      return personId ? [{ patrolId, personId }] : [];
    }),
  );
}

/** Throws 400 for who is kept on a patrol that is not among those to be filled. */
function refuseStrangers(ids: readonly string[], kept: readonly Placement[]): void {
  const issues = kept.map(({ patrolId: value }, index) => ({
    path: ['kept', String(index), 'patrolId'],
    reason: 'key-not-found' as const,
    value,
  }));
  refuseIssues(issues.filter(({ value }) => !ids.includes(value)));
}

function busyError(sentence: string) {
  return tooManyRequests(askAgainAfter, `${sentence} Try again in a moment.`);
}

function notInTimeError() {
  return conflict('not-in-time', 'No crews were found in time. Try again with fewer patrols.');
}
