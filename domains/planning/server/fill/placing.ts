import { isTest } from '#patrols/contract';
import type { FillRefusal, Placement } from '#planning/contract';
import { obstaclesTo } from './rules.ts';
import { type Duty, type Situation, spanOf } from './situation.ts';
import type { PatrolToFill } from './store.ts';

export interface RefusedPlacement extends Placement {
  because: FillRefusal;
}

/** A situation of which the patrols and what people are on are our own copies, since a copy for each placement would take long. */
interface Draft extends Situation {
  patrols: PatrolToFill[];
  going: Map<string, readonly Duty[]>;
}

/** Puts people on patrols one after the other. Those whom a rule keeps from it are left off and returned. */
export function withPlacements(
  situation: Situation,
  placements: readonly Placement[],
): { situation: Situation; refused: RefusedPlacement[] } {
  const refused: RefusedPlacement[] = [];
  const draft = { ...situation, patrols: [...situation.patrols], going: new Map(situation.going) };
  for (const placement of placements) {
    const because = refusalOf(draft, placement);
    if (because) refused.push({ ...placement, because });
    else place(draft, placement);
  }
  return { situation: draft, refused };
}

/** The admin's own word holds, whatever they have taken out before. */
function refusalOf(situation: Situation, { patrolId, personId }: Placement): FillRefusal | null {
  const patrol = situation.patrols.find(({ id }) => id === patrolId);
  const patroller = situation.patrollers.find(({ _id }) => _id === personId);
  if (!patrol || !patroller) return 'notPatroller';
  const obstacle = obstaclesTo({ ...situation, left: new Set() }, patrol)(patroller);
  return obstacle === 'left' ? null : obstacle;
}

function place({ patrols, going }: Draft, { patrolId, personId }: Placement): void {
  const index = patrols.findIndex(({ id }) => id === patrolId);
  const patrol = patrols[index];
  if (!patrol) return;
  const { id: _id, name, when, hours, type, finalized } = patrol;
  const added = { _id, name, when, hours, type, finalized, isTest: isTest(patrol), ...spanOf(patrol) };
  const assigned = { personId, declined: null, removed: null };
  patrols[index] = { ...patrol, assignments: [...patrol.assignments, assigned] };
  going.set(personId, [...(going.get(personId) ?? []), added]);
}
