import {
  type IncidentPatch,
  limits,
  type Patrol,
  type ReviewReason,
  type SetAside,
} from '@patrolbook/contract';
import { idTakenError, type LockedPatrol } from '../patrols/service.ts';
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
 * Keeps an entry for review: the crew and admins see it, and it counts nowhere (product 17.15). Throws 409 if
 * the person has too many there already, or if the id is taken.
 */
export async function keepForReview(
  { tx, organizationId, patrol, now: kept }: LockedPatrol,
  given: ForReview,
): Promise<void> {
  const patrolId = patrol._id;
  const former = await countReviewed(tx, organizationId, { patrolId, by: given.by });
  if (former >= limits.setAside.max) throw tooManyForReviewError();
  if (!(await insertSetAside(tx, organizationId, { ...given, patrolId, kept }))) throw idTakenError();
}

/** Returns whether a start or finish with this id was set aside, so that the same one again changes nothing. */
export function isSetAside({ setAside }: Patrol, kind: 'start' | 'finish', id: string): boolean {
  return setAside?.some((one) => one.kind === kind && one._id === id) ?? false;
}

/** Returns whether a start is set aside. What was recorded after it is then set aside too. */
export function hasStartAside({ setAside }: Patrol): boolean {
  return setAside?.some(({ kind }) => kind === 'start') ?? false;
}
