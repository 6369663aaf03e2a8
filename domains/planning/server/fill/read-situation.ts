import { addHours, formatDateTime, limits } from '#contract';
import { isPast } from '#patrols/contract';
import { refuseUnknown } from '#patrols/server/schedule/service.ts';
import type { Placement } from '#planning/contract';
import { after, day, hour } from '#platform/clock.ts';
import type { Reader } from '#platform/database/connect.ts';
import { conflict } from '#platform/http/pipeline/app-error.ts';
import { listGoing, listPatrollers } from '../availability/service.ts';
import {
  type Duty,
  localTimes,
  placementKey,
  type QuietPeriod,
  quartersOf,
  type Situation,
  spanOf,
} from './situation.ts';
import { listToFill, type PatrolToFill } from './store.ts';

/** For how many days back a last patrol is looked for. */
const lookBackDays = 366;

/** What a situation is read for. */
export interface SituationQuery {
  ids: readonly string[];
  restHours: number;
  left?: readonly Placement[];
}

/** Reads all that crews for these patrols depend on. Throws 400 for an unknown patrol, and 409 that names one that is no patrol ahead. */
export async function readSituation(
  db: Reader,
  organizationId: string,
  { ids, restHours, left = [] }: SituationQuery,
  now: string,
): Promise<Situation> {
  const patrols = ids.length > 0 ? await listToFill(db, organizationId, ids) : [];
  refuseUnknown(ids, new Set(patrols.map(({ id }) => id)));
  const patrollers = patrols.length > 0 ? await listPatrollers(db, organizationId) : [];
  const zone = patrollers[0]?.timeZone ?? 'UTC';
  refuseOthers(patrols, zone, now);
  const isNeeded = patrols.length > 0;
  const quarters = isNeeded ? quartersOf(patrols, zone) : { from: now, before: now };
  const going = isNeeded
    ? await goingByPerson(db, organizationId, rangeOf(quarters, restHours, now))
    : new Map<string, Duty[]>();
  const taken = new Set(left.map(placementKey));
  return {
    patrols,
    patrollers,
    going,
    left: taken,
    zone,
    localOf: localTimes(zone),
    quarters,
    rest: restHours * hour,
    now,
  };
}

/** Returns between which instants everything begins that matters: last patrols, the quarters, and what is too close to a patrol. */
function rangeOf({ from, before }: QuietPeriod, restHours: number, now: string): QuietPeriod {
  const margin = limits.hours.max + restHours;
  const early = [after(now, -lookBackDays * day), addHours(from, -margin)].sort();
  return { from: early[0] ?? from, before: addHours(before, margin) };
}

async function goingByPerson(
  db: Reader,
  organizationId: string,
  range: QuietPeriod,
): Promise<ReadonlyMap<string, readonly Duty[]>> {
  const byPerson = new Map<string, Duty[]>();
  const spanned = new Map<object, Duty>();
  for (const { personId, patrol: found } of await listGoing(db, organizationId, range)) {
    const patrol = spanned.get(found) ?? { ...found, ...spanOf(found) };
    spanned.set(found, patrol);
    const theirs = byPerson.get(personId);
    if (theirs) theirs.push(patrol);
    else byPerson.set(personId, [patrol]);
  }
  return byPerson;
}

/** Throws 409 that names the first that is no patrol, or not ahead. */
function refuseOthers(patrols: readonly PatrolToFill[], zone: string, now: string): void {
  const other = patrols.find(
    (patrol) => patrol.type !== 'patrol' || patrol.cancelled || patrol.started || isPast(patrol, now),
  );
  if (!other) return;
  const { id: _id, name, when, hours } = other;
  throw conflict(
    'nothing-to-fill',
    `Nobody can be proposed for ${formatDateTime(when, zone)}: it is no patrol, has begun or is cancelled.`,
    { patrols: [{ _id, name, when, hours }] },
  );
}
