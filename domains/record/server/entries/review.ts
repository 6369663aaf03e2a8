import { limits } from '#contract';
import {
  type IncidentPatch,
  isCrewMember,
  type Patrol,
  type ReviewReason,
  type SetAside,
} from '#patrols/contract';
import {
  type EffectiveTime,
  idTakenError,
  type LockedPatrol,
  notOnCrewError,
} from '#patrols/server/schedule/service.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { mailKept, type Unheard } from './mails/queue.ts';
import { tooManyForReviewError } from './refusals.ts';
import { countReviewed, insertSetAside } from './set-aside.store.ts';

/** An entry that has waited on a device and does not count as it stands. */
interface ForReview {
  kind: SetAside['kind'];
  id: string;
  by: string;
  entry: SetAside['entry'];
  moment: string;
  why: ReviewReason;
  /** What an edit changes. */
  patch?: Omit<IncidentPatch, 'editId'>;
  /** Whether it is a deletion. */
  deletes?: boolean;
}

/**
 * Keeps an entry for review: the crew and admins see it, and it counts nowhere (product 17.15). The admins are mailed of one that
 * says that somebody is out who should not be. Throws 409 if the person has too many there already, or if the id is taken.
 */
export async function keepForReview(locked: LockedPatrol, given: ForReview): Promise<void> {
  const { tx, organizationId, patrol, now: kept } = locked;
  const patrolId = patrol._id;
  const former = await countReviewed(tx, organizationId, { patrolId, by: given.by });
  if (former >= limits.setAside.max) throw tooManyForReviewError();
  if (!(await insertSetAside(tx, organizationId, { ...given, patrolId, kept }))) throw idTakenError();
  if (isUnheard(given.why)) await mailKept(locked, { by: given.by, why: given.why });
}

/** How somebody stands to a patrol. */
interface Standing {
  isOnCrew: boolean;
  /** Whether they were on the crew, or still are. */
  wasOnCrew: boolean;
}

/**
 * Returns what a device without coverage could not hear of, so that what it recorded is kept for review: that the patrol was cancelled, or
 * its person taken off the crew (product 17.57); null if nothing is. Throws 403 for anybody else who is not on the crew.
 */
export function unheardOf(
  { type, cancelled }: Pick<Patrol, 'type' | 'cancelled'>,
  { isOnCrew, wasOnCrew }: Standing,
  { waited }: Pick<EffectiveTime, 'waited'>,
): Unheard | null {
  const couldNotHear = waited && wasOnCrew && type === 'patrol';
  if (!isOnCrew && !couldNotHear) throw notOnCrewError();
  if (!couldNotHear) return null;
  if (cancelled) return 'cancelled';
  return isOnCrew ? null : 'off-crew';
}

/** Returns how an actor stands to a patrol. */
export function standingOf(patrol: Patrol, actor: Pick<Member, 'personId' | 'roles'>): Standing {
  return {
    isOnCrew: isCrewMember(patrol, actor),
    wasOnCrew: patrol.patrollers[actor.personId] !== undefined,
  };
}

function isUnheard(why: ReviewReason): why is Unheard {
  return why === 'cancelled' || why === 'off-crew';
}

/** Returns whether a start or finish with this id was set aside, so that the same one again changes nothing. */
export function isSetAside({ setAside }: Patrol, kind: 'start' | 'finish', id: string): boolean {
  return setAside?.some((one) => one.kind === kind && one._id === id) ?? false;
}

/** Returns whether a start is set aside. What was recorded after it is then set aside too. */
export function hasStartAside({ setAside }: Patrol): boolean {
  return setAside?.some(({ kind }) => kind === 'start') ?? false;
}
