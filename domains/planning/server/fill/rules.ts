import { weekdayOf } from '#contract';
import { isOnCrew } from '#patrols/contract';
import { type FillRefusal, unavailableOn } from '#planning/contract';
import { areTooClose } from './problem.ts';
import {
  type Duty,
  freePlaces,
  type LocalTimes,
  placementKey,
  type Situation,
  type SituationPatroller,
  spanOf,
} from './situation.ts';
import type { PatrolToFill } from './store.ts';

/** The local hour from which a Saturday is a night that nobody should always have. */
const nightFrom = '18:00';

/** Whether it begins on a Saturday night, which is shared (product 6.25). */
export function isSaturdayNight(when: string, localOf: LocalTimes): boolean {
  const { date, time } = localOf(when);
  return weekdayOf(date) === 6 && time >= nightFrom;
}

/** Returns the people on the crew of a patrol. */
export function crewOf({ assignments }: PatrolToFill): ReadonlySet<string> {
  return new Set(assignments.filter(isOnCrew).map(({ personId }) => personId));
}

/** Whether nobody on the crew is experienced though somebody should be (product 6.51). */
export function lacksExperience(
  { patrollers }: Pick<Situation, 'patrollers'>,
  patrol: PatrolToFill,
): boolean {
  const crew = crewOf(patrol);
  return (
    patrollers.some(({ experiencedOnEach }) => experiencedOnEach) &&
    !patrollers.some(({ _id, experienced }) => experienced && crew.has(_id))
  );
}

/** What keeps somebody from a patrol: a rule, that they are on it or it is full, or that the admin has taken them out. */
export type Obstacle = Exclude<FillRefusal, 'notPatroller'> | 'left';

/** Returns what keeps each patroller from a patrol as far as is set; null for whom nothing does (product 6.24, 6.50 and 6.51). */
export function obstaclesTo(
  situation: Situation,
  patrol: PatrolToFill,
): (patroller: SituationPatroller) => Obstacle | null {
  const { going, rest, localOf, left } = situation;
  const { date } = localOf(patrol.when);
  const span = spanOf(patrol);
  const crew = crewOf(patrol);
  const free = freePlaces(patrol);
  const keepsPlace = free === 1 && lacksExperience(situation, patrol);
  const [from, until] = [span.start - rest, span.end + rest];
  const besideOf = (personId: string) =>
    (going.get(personId) ?? noGoing).filter(
      ({ start, end, _id }) => start < until && from < end && _id !== patrol.id,
    );
  return ({ _id, periods, pairs, experienced }) => {
    if (crew.has(_id)) return 'onCrew';
    if (free === 0) return 'full';
    if (patrol.assignments.some(({ personId }) => personId === _id)) return 'answered';
    if (unavailableOn(periods, date) === 'cannot') return 'cannot';
    const beside = besideOf(_id);
    if (beside.some((other) => areTooClose(other, span, 0))) return 'elsewhere';
    if (beside.some(({ type }) => type === 'patrol')) return 'rest'; // an event needs none
    if (pairs.some(({ kind, personId }) => kind === 'not-together' && crew.has(personId)))
      return 'notTogether';
    if (left.has(placementKey({ patrolId: patrol.id, personId: _id }))) return 'left';
    return keepsPlace && !experienced ? 'experience' : null;
  };
}

const noGoing: readonly Duty[] = [];

/** Returns the rest between a patrol and the nearest other one, in milliseconds; Infinity if there is none. */
export function restBeside(going: readonly Duty[], patrol: PatrolToFill): number {
  const { start, end } = spanOf(patrol);
  const gaps = going
    .filter(({ _id, type }) => _id !== patrol.id && type === 'patrol')
    .map((other) => Math.max(start - other.end, other.start - end));
  return Math.min(...gaps, Number.POSITIVE_INFINITY);
}
