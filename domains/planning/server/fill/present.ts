import { limits } from '#contract';
import { type FillProposal, unavailableOn } from '#planning/contract';
import { hour } from '#platform/clock.ts';
import { countsAsLoad } from '../availability/service.ts';
import { explain, type Proposed } from './explain.ts';
import { crewOf, restBeside } from './rules.ts';
import { freePlaces, loadOf, localMonthOf, type Situation, type SituationPatroller } from './situation.ts';
import type { PatrolToFill } from './store.ts';

type Item = FillProposal['items'][number];

/** Turns what is proposed into the answer, with the reasons for each person and for each place that stays free (product 6.26 and 6.27). */
export function presentFill(proposed: Proposed): Item[] {
  const { set, filled } = proposed;
  const loads = { before: loadsOf(set), after: loadsOf(filled) };
  return set.patrols.map((before, index) => {
    const patrol = filled.patrols[index] ?? before;
    const already = crewOf(before);
    const crew = crewOf(patrol);
    const people = filled.patrollers.filter(({ _id }) => crew.has(_id) && !already.has(_id));
    return {
      _id: patrol.id,
      places: freePlaces(before),
      proposed: people.map((patroller) => presentProposed({ ...proposed, loads }, patrol, patroller)),
      ...(freePlaces(patrol) > 0 ? explain(proposed, patrol) : { standsInTheWay: null, lessRest: null }),
    };
  });
}

/** The patrols that count as somebody's load. */
interface Load {
  ids: readonly string[];
  /** The local month of each. */
  months: readonly string[];
}

/** Returns the load of a person by their id; each is worked out once, since a person may be in many crews. */
function loadsOf(situation: Situation): (personId: string) => Load {
  const known = new Map<string, Load>();
  return (personId) => {
    const load = known.get(personId) ?? readLoad(situation, personId);
    known.set(personId, load);
    return load;
  };
}

function readLoad(situation: Situation, personId: string): Load {
  const patrols = loadOf(situation, personId);
  return {
    ids: patrols.map(({ _id }) => _id),
    months: patrols.map(({ when }) => localMonthOf(when, situation.localOf)),
  };
}

/** What is proposed, with the loads that are set and those with all that are proposed. */
interface Weighed extends Proposed {
  loads: Record<'before' | 'after', (personId: string) => Load>;
}

function presentProposed(
  { set, filled, loads }: Weighed,
  patrol: PatrolToFill,
  patroller: SituationPatroller,
): Item['proposed'][number] {
  const { localOf, now } = set;
  const { _id: personId, periods, patrolsAMonth, experienced } = patroller;
  const month = localMonthOf(patrol.when, localOf);
  const { months } = loads.after(personId);
  const went = (set.going.get(personId) ?? []).filter(({ when }) => when <= now);
  const rest = restBeside(filled.going.get(personId) ?? [], patrol);
  return {
    personId,
    unavailable: unavailableOn(periods, localOf(patrol.when).date),
    inQuarter: loads.before(personId).months.length,
    withProposed: months.length,
    inMonth: months.filter((other) => other === month).length,
    patrolsAMonth,
    lastPatrol: went.filter((other) => countsAsLoad(other, now)).at(-1)?.when ?? null,
    rest: rest <= limits.restHours.max * hour ? Math.floor(rest / hour) : null,
    experienced,
    with: presentCrewMates(loads.after, patrol, patroller),
  };
}

/** Returns who else is on the crew, if both are on other patrols of the quarter together or asked to go together. */
function presentCrewMates(
  loadOf: Weighed['loads']['after'],
  patrol: PatrolToFill,
  { _id, pairs }: SituationPatroller,
): Item['proposed'][number]['with'] {
  const own = new Set(loadOf(_id).ids);
  const mates = [...crewOf(patrol)].filter((mate) => mate !== _id);
  return mates
    .map((personId) => ({
      personId,
      times: loadOf(personId).ids.filter((id) => own.has(id)).length,
      asked: pairs.some((pair) => pair.kind === 'together' && pair.personId === personId),
    }))
    .filter(({ times, asked }) => times > 1 || asked);
}
