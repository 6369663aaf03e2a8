import type { FillProposal, StandsInTheWay } from '#planning/contract';
import { hour } from '#platform/clock.ts';
import { type Obstacle, obstaclesTo, restBeside } from './rules.ts';
import type { Situation, SituationPatroller } from './situation.ts';
import type { PatrolToFill } from './store.ts';

/** The situation as it is set, with whom the admin keeps, and with all who are proposed. */
export interface Proposed {
  set: Situation;
  kept: Situation;
  filled: Situation;
}

type Explanation = Pick<FillProposal['items'][number], 'standsInTheWay' | 'lessRest'>;

/** Says what stands in the way of a place that stays free, and who could fill it with less rest (product 6.27). */
export function explain(proposed: Proposed, patrol: PatrolToFill): Explanation {
  const obstacles = obstaclesOf(proposed, patrol);
  const tired = obstacles.filter(({ obstacle }) => obstacle === 'rest').map(({ patroller }) => patroller);
  return { standsInTheWay: counted(obstacles), lessRest: withLessRest(proposed.filled, patrol, tired) };
}

interface Kept {
  patroller: SituationPatroller;
  obstacle: keyof StandsInTheWay;
}

/** Returns what keeps each patroller from a patrol: what is set, else what is proposed. */
function obstaclesOf(proposed: Proposed, patrol: PatrolToFill): Kept[] {
  const obstacleOf = obstaclesBeside(proposed, patrol);
  return proposed.filled.patrollers.flatMap((patroller): Kept[] => {
    const obstacle = obstacleOf(patroller);
    return obstacle ? [{ patroller, obstacle }] : [];
  });
}

/** Returns what keeps somebody from a patrol: what is set, else what is proposed, else null. */
export function obstaclesBeside(
  { kept, filled }: Pick<Proposed, 'kept' | 'filled'>,
  patrol: PatrolToFill,
): (patroller: SituationPatroller) => keyof StandsInTheWay | null {
  const before = kept.patrols.find(({ id }) => id === patrol.id) ?? patrol;
  const bySet = obstaclesTo(kept, before);
  const byProposed = obstaclesTo(filled, patrol);
  return (patroller) => {
    const set = inTheWay(bySet(patroller));
    if (set) return set;
    const proposed = inTheWay(byProposed(patroller));
    return proposed === 'elsewhere' || proposed === 'rest' ? 'proposed' : proposed;
  };
}

/** Whoever is on the crew keeps nobody from it, and a crew that is complete has no place. */
function inTheWay(obstacle: Obstacle | null): keyof StandsInTheWay | null {
  return obstacle === 'onCrew' || obstacle === 'full' ? null : obstacle;
}

function counted(obstacles: readonly Kept[]): StandsInTheWay {
  const counts: StandsInTheWay = {
    answered: 0,
    cannot: 0,
    elsewhere: 0,
    rest: 0,
    notTogether: 0,
    experience: 0,
    left: 0,
    proposed: 0,
  };
  for (const { obstacle } of obstacles) counts[obstacle] += 1;
  return counts;
}

/** Returns who has most of the rest that is missing, if no other rule keeps them. */
function withLessRest(
  filled: Situation,
  patrol: PatrolToFill,
  tired: readonly SituationPatroller[],
): Explanation['lessRest'] {
  const rested = tired
    .map((patroller) => {
      const rest = restBeside(filled.going.get(patroller._id) ?? [], patrol);
      return { patroller, hours: Math.floor(rest / hour) };
    })
    .filter(
      ({ patroller, hours }) => obstaclesTo({ ...filled, rest: hours * hour }, patrol)(patroller) === null,
    );
  const hours = Math.max(...rested.map((one) => one.hours));
  const people = rested.filter((one) => one.hours === hours).map(({ patroller }) => patroller._id);
  return people.length > 0 ? { hours, people } : null;
}
