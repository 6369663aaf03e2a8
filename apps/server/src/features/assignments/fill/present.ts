import { type FillProposal, type StandsInTheWay, toLocal, unavailableOn } from '@patrolbook/contract';
import type { FillChoice } from './problem.ts';
import { obstacleTo, type Patroller } from './rules.ts';
import { freePlaces, loadOf, monthOf, type Situation } from './situation.ts';
import type { PatrolToFill } from './store.ts';

type Item = FillProposal['items'][number];

/** Turns a choice into the proposal, with the reasons for each person and for each place that stays free (product 6.26 and 6.27). */
export function presentFill(situation: Situation, choice: FillChoice): Item[] {
  return situation.patrols.map((patrol, index) => {
    const chosen = choice[index] ?? [];
    const places = freePlaces(patrol);
    const people = situation.patrollers.filter((_, person) => chosen.includes(person));
    return {
      _id: patrol.id,
      places,
      proposed: people.map((patroller) => presentProposed(situation, choice, patrol, patroller)),
      standsInTheWay: people.length < places ? countObstacles(situation, patrol, people) : null,
    };
  });
}

function presentProposed(
  situation: Situation,
  choice: FillChoice,
  patrol: PatrolToFill,
  patroller: Patroller,
): Item['proposed'][number] {
  const { patrols, patrollers, zone } = situation;
  const { _id: personId, periods, patrolsAMonth } = patroller;
  const person = patrollers.indexOf(patroller);
  const month = monthOf(patrol.when, zone);
  const inThisMonth = ({ when }: { when: string }) => monthOf(when, zone) === month;
  const load = loadOf(situation, personId);
  const added = patrols.filter((_, index) => choice[index]?.includes(person));
  return {
    personId,
    unavailable: unavailableOn(periods, toLocal(patrol.when, zone).date),
    inQuarter: load.length,
    withProposed: load.length + added.length,
    inMonth: load.filter(inThisMonth).length + added.filter(inThisMonth).length,
    patrolsAMonth,
  };
}

/** Counts whom each rule keeps from the patrol. Whom none does is proposed for another that is too close. */
function countObstacles(
  { patrollers, going, rest }: Situation,
  patrol: PatrolToFill,
  proposed: readonly Patroller[],
): StandsInTheWay {
  const counts = { answered: 0, cannot: 0, elsewhere: 0, rest: 0, proposed: 0 };
  for (const patroller of patrollers) {
    const obstacle = obstacleTo(patrol, patroller, going.get(patroller._id) ?? [], rest);
    if (obstacle !== 'on-crew' && !proposed.includes(patroller)) counts[obstacle ?? 'proposed'] += 1;
  }
  return counts;
}
