import type { BodyOf } from '#contract';
import type { FillCandidate, fillRoutes } from '#planning/contract';
import type { Context } from '#platform/context.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { rankByGoing } from '../availability/service.ts';
import { obstaclesBeside } from './explain.ts';
import { withPlacements } from './placing.ts';
import { readSituation } from './read-situation.ts';
import type { Situation } from './situation.ts';
import type { PatrolToFill } from './store.ts';

/** Offers people for a place of a proposal (product 6.58). */
export function choosingUseCases({ database, clock }: Pick<Context, 'database' | 'clock'>) {
  return {
    /** Lists who could be chosen, those last whom a rule keeps from it. Throws what `fillPatrols` throws for a patrol. */
    async listFillCandidates(
      { organizationId }: Member,
      { patrolId, restHours, kept }: BodyOf<typeof fillRoutes.listFillCandidates>,
    ): Promise<{ items: FillCandidate[] }> {
      const ids = [...new Set([patrolId, ...kept.map((one) => one.patrolId)])];
      const set = await readSituation(database, organizationId, { ids, restHours }, clock.now());
      const filled = withPlacements(set, kept).situation;
      const patrol = filled.patrols.find(({ id }) => id === patrolId);
      return { items: patrol ? rank({ set, filled }, patrol) : [] };
    },
  };
}

function rank({ set, filled }: Record<'set' | 'filled', Situation>, patrol: PatrolToFill): FillCandidate[] {
  const { id, when, hours } = patrol;
  const { patrollers, going, now } = filled;
  const rows = [...going].flatMap(([personId, theirs]) => theirs.map((one) => ({ personId, patrol: one })));
  const obstacleOf = obstaclesBeside({ kept: set, filled }, patrol);
  const because = new Map(patrollers.map((patroller) => [patroller._id, obstacleOf(patroller)]));
  const candidates = rankByGoing(patrollers, rows, { when, hours, patrol: id }, now).map((candidate) => {
    return { ...candidate, because: because.get(candidate._id) ?? null };
  });
  const isKept = ({ because }: FillCandidate) => Number(because !== null);
  return candidates.sort((one, other) => isKept(one) - isKept(other));
}
