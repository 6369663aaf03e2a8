import { type FillProposal, limits, toLocal, unavailableOn } from '@patrolbook/contract';
import { hour } from '../../../platform/clock.ts';
import { countsAsLoad } from '../../availability/service.ts';
import { explain, type Proposed } from './explain.ts';
import { crewOf, restBeside } from './rules.ts';
import { freePlaces, loadOf, monthOf, type Patroller, type Situation } from './situation.ts';
import type { PatrolToFill } from './store.ts';

type Item = FillProposal['items'][number];

/** Turns what is proposed into the answer, with the reasons for each person and for each place that stays free (product 6.26 and 6.27). */
export function presentFill(proposed: Proposed): Item[] {
  const { set, filled } = proposed;
  return set.patrols.map((before, index) => {
    const patrol = filled.patrols[index] ?? before;
    const already = crewOf(before);
    const crew = crewOf(patrol);
    const people = filled.patrollers.filter(({ _id }) => crew.has(_id) && !already.has(_id));
    return {
      _id: patrol.id,
      places: freePlaces(before),
      proposed: people.map((patroller) => presentProposed(proposed, patrol, patroller)),
      ...(freePlaces(patrol) > 0 ? explain(proposed, patrol) : { standsInTheWay: null, lessRest: null }),
    };
  });
}

function presentProposed(
  { set, filled }: Proposed,
  patrol: PatrolToFill,
  patroller: Patroller,
): Item['proposed'][number] {
  const { zone, now } = set;
  const { _id: personId, periods, patrolsAMonth, experienced } = patroller;
  const month = monthOf(patrol.when, zone);
  const load = loadOf(filled, personId);
  const went = (set.going.get(personId) ?? []).filter(({ when }) => when <= now);
  const rest = restBeside(filled.going.get(personId) ?? [], patrol);
  return {
    personId,
    unavailable: unavailableOn(periods, toLocal(patrol.when, zone).date),
    inQuarter: loadOf(set, personId).length,
    withProposed: load.length,
    inMonth: load.filter(({ when }) => monthOf(when, zone) === month).length,
    patrolsAMonth,
    lastPatrol: went.filter((other) => countsAsLoad(other, now)).at(-1)?.when ?? null,
    rest: rest <= limits.restHours.max * hour ? Math.floor(rest / hour) : null,
    experienced,
    with: presentCrewMates(filled, patrol, patroller),
  };
}

/** Returns who else is on the crew, if both are on other patrols of the quarter together or asked to go together. */
function presentCrewMates(
  filled: Situation,
  patrol: PatrolToFill,
  { _id, pairs }: Patroller,
): Item['proposed'][number]['with'] {
  const own = new Set(loadOf(filled, _id).map((one) => one._id));
  const mates = [...crewOf(patrol)].filter((mate) => mate !== _id);
  return mates
    .map((personId) => ({
      personId,
      times: loadOf(filled, personId).filter((one) => own.has(one._id)).length,
      asked: pairs.some((pair) => pair.kind === 'together' && pair.personId === personId),
    }))
    .filter(({ times, asked }) => times > 1 || asked);
}
