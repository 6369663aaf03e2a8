import { setImmediate as nextTurn } from 'node:timers/promises';
import { usualPatrolsAMonth } from '#contract';
import { unavailableOn } from '#planning/contract';
import type { FillPair, FillPerson, FillProblem, FillSlot } from './problem.ts';
import { crewOf, isSaturdayNight, lacksExperience, obstaclesTo } from './rules.ts';
import {
  freePlaces,
  loadOf,
  localMonthOf,
  type Situation,
  type SituationPatroller,
  spanOf,
} from './situation.ts';
import type { PatrolToFill } from './store.ts';

/**
 * Writes the situation as the problem that is solved. What is set already stays: it is nobody's choice (product 6.23). Many patrols and
 * people take a while, in which other calls come in between.
 */
export async function problemOf(situation: Situation): Promise<FillProblem> {
  const { patrols, patrollers, rest } = situation;
  const slots: FillSlot[] = [];
  for (const patrol of patrols) {
    await nextTurn();
    slots.push(slotOf(situation, patrol));
  }
  return {
    rest,
    people: patrollers.map((patroller) => personOf(situation, patroller)),
    slots,
    notTogether: pairsOf(situation, 'not-together'),
    together: pairsOf(situation, 'together'),
    met: metOf(situation),
  };
}

function personOf(situation: Situation, { _id, patrolsAMonth, experienced }: SituationPatroller): FillPerson {
  const { patrols, localOf } = situation;
  const load = loadOf(situation, _id);
  const months = patrolsAMonth === null ? [] : patrols.map(({ when }) => localMonthOf(when, localOf));
  const roomIn = (month: string) =>
    Math.max(
      0,
      (patrolsAMonth ?? 0) - load.filter(({ when }) => localMonthOf(when, localOf) === month).length,
    );
  return {
    load: load.length,
    nights: load.filter(({ when }) => isSaturdayNight(when, localOf)).length,
    wish: Math.max(patrolsAMonth ?? usualPatrolsAMonth, 1),
    room: Object.fromEntries(months.map((month) => [month, roomIn(month)])),
    experienced,
  };
}

function slotOf(situation: Situation, patrol: PatrolToFill): FillSlot {
  const { patrollers, localOf } = situation;
  const { date } = localOf(patrol.when);
  const crew = crewOf(patrol);
  const obstacleTo = obstaclesTo(situation, patrol);
  return {
    ...spanOf(patrol),
    free: freePlaces(patrol),
    crew: patrollers.flatMap(({ _id }, person) => (crew.has(_id) ? [person] : [])),
    month: localMonthOf(patrol.when, localOf),
    isNight: isSaturdayNight(patrol.when, localOf),
    needsExperience: lacksExperience(situation, patrol),
    candidates: patrollers.flatMap((patroller, person) => {
      if (obstacleTo(patroller)) return [];
      return [{ person, ratherNot: unavailableOn(patroller.periods, date) === 'rather-not' }];
    }),
  };
}

function pairsOf({ patrollers }: Situation, kind: SituationPatroller['pairs'][number]['kind']): FillPair[] {
  const places = new Map(patrollers.map(({ _id }, person) => [_id, person]));
  return patrollers.flatMap(({ pairs }, one) =>
    pairs
      .filter((pair) => pair.kind === kind)
      .map(({ personId }): FillPair => [one, places.get(personId) ?? -1])
      .filter(([first, second]) => first < second),
  );
}

/** Returns who is on patrols of the quarters together, and on how many. */
function metOf(situation: Situation): FillProblem['met'] {
  const crews = new Map<string, number[]>();
  situation.patrollers.forEach(({ _id }, person) => {
    for (const patrol of loadOf(situation, _id))
      crews.set(patrol._id, [...(crews.get(patrol._id) ?? []), person]);
  });
  const times = new Map<string, readonly [number, number, number]>();
  for (const crew of crews.values())
    for (const [at, other] of crew.entries())
      for (const one of crew.slice(0, at))
        times.set(`${one} ${other}`, [one, other, (times.get(`${one} ${other}`)?.[2] ?? 0) + 1]);
  return [...times.values()];
}
