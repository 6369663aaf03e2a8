import { type FillRefusal, isTest, type Placement } from '@patrolbook/contract';
import { obstaclesTo } from './rules.ts';
import type { Going, Situation } from './situation.ts';

export interface RefusedPlacement extends Placement {
  because: FillRefusal;
}

/** Puts people on patrols one after the other. Those whom a rule keeps from it are left off and returned. */
export function withPlacements(
  situation: Situation,
  placements: readonly Placement[],
): { situation: Situation; refused: RefusedPlacement[] } {
  const refused: RefusedPlacement[] = [];
  const after = placements.reduce((before, placement) => {
    const because = refusalOf(before, placement);
    if (because) refused.push({ ...placement, because });
    return because ? before : placed(before, placement);
  }, situation);
  return { situation: after, refused };
}

/** The admin's own word holds, whatever they have taken out before. */
function refusalOf(situation: Situation, { patrolId, personId }: Placement): FillRefusal | null {
  const patrol = situation.patrols.find(({ id }) => id === patrolId);
  const patroller = situation.patrollers.find(({ _id }) => _id === personId);
  if (!patrol || !patroller) return 'notPatroller';
  const obstacle = obstaclesTo({ ...situation, left: new Set() }, patrol)(patroller);
  return obstacle === 'left' ? null : obstacle;
}

function placed(situation: Situation, { patrolId, personId }: Placement): Situation {
  const { patrols, going } = situation;
  const patrol = patrols.find(({ id }) => id === patrolId);
  if (!patrol) return situation;
  const { id: _id, name, when, hours, type, finalized } = patrol;
  const added: Going = { _id, name, when, hours, type, finalized, isTest: isTest(patrol) };
  const assigned = { personId, declined: null, removed: null };
  return {
    ...situation,
    patrols: patrols.map((one) =>
      one === patrol ? { ...one, assignments: [...one.assignments, assigned] } : one,
    ),
    going: new Map([...going, [personId, [...(going.get(personId) ?? []), added]]]),
  };
}
