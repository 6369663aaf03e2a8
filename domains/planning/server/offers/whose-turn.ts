import { askedInTurn } from '#contract';
import { getOrganization } from '#organizations/server/store.ts';
import type { LockedPatrol } from '#patrols/server/schedule/service.ts';
import { type AvailablePatroller, rankCandidates } from '../availability/service.ts';
import { nextTurn } from './turns.ts';

/** Whom an offer asks now, and when it asks more. */
interface Turn {
  people: readonly string[];
  /** Null if nobody is left. */
  next: string | null;
}

/** Those who could take one of so many places. */
interface Askable {
  patrollers: readonly AvailablePatroller[];
  /** The ids of those of them who could. */
  eligible: readonly string[];
  places: number;
}

/**
 * Returns who is asked now: everybody who could take a place, or in turn the best suited first, if the organization wishes so and the
 * start is not near (product 6.42).
 */
export async function whoseTurn(
  { tx, organizationId, patrol, now }: LockedPatrol,
  { patrollers, eligible, places }: Askable,
): Promise<Turn> {
  const { askInTurn, timeZone: zone } = await getOrganization(tx, organizationId);
  const next = askInTurn ? nextTurn(patrol, { zone, now }) : null;
  const size = askedInTurn.forEachPlace * places;
  if (next === null || eligible.length <= size) return { people: eligible, next: null };
  const { _id, when, hours } = patrol;
  const ranked = await rankCandidates(tx, { organizationId, patrollers }, { when, hours, patrol: _id }, now);
  const best = ranked.map((candidate) => candidate._id).filter((id) => eligible.includes(id));
  return { people: best.slice(0, size), next };
}
