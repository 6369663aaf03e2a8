import { minutesAfter, type Role } from '#contract';
import { hasRole, type Incident, isCorrectable, type Patrol, type SetAside } from '#patrols/contract';

/** What an admin may take into the record though it was kept for review (product 17.26). */

type Judged = Pick<
  Patrol,
  'when' | 'hours' | 'cancelled' | 'started' | 'finished' | 'incidents' | 'setAside'
>;

/** Returns those of the entries that an admin may take together. `now` is an ISO instant. */
export function takeable(
  patrol: Judged,
  asides: readonly SetAside[],
  roles: readonly Role[],
  now: string,
): SetAside[] {
  if (!hasRole(roles, 'admin') || !isCorrectable(patrol, now)) return [];
  const taken = asides.flatMap((aside) =>
    aside.kind === 'incident' && isTakeable(patrol, aside) ? [aside.entry] : [],
  );
  const incidents = [...patrol.incidents, ...taken];
  return asides.filter((aside) => isTakeable({ ...patrol, incidents }, aside));
}

/**
 * Whether the record has room for an entry, of which nothing but the time at which it came or was recorded is wrong. A start is
 * never taken, and a finish only while there is none.
 */
export function isTakeable(patrol: Judged, aside: SetAside): boolean {
  const { cancelled, started, finished } = patrol;
  if (cancelled || !started || aside.why === null || aside.why === 'time') return false;
  switch (aside.kind) {
    case 'start':
      return false;
    case 'finish':
      return !finished && minutesAfter(aside.entry.finished, started.started) > 0;
    case 'edit':
      return hasIncident(patrol, aside.entry) && (aside.deletes || isSinceStart(aside.entry, started));
    case 'incident':
      return !isDeletedByAuthor(patrol, aside.entry) && isSinceStart(aside.entry, started);
  }
}

function hasIncident({ incidents }: Pick<Patrol, 'incidents'>, { _id }: Incident): boolean {
  return incidents.some((incident) => incident._id === _id);
}

/** Whether whoever recorded an entry that is kept for review deleted it afterwards. */
function isDeletedByAuthor({ setAside = [] }: Pick<Patrol, 'setAside'>, { _id }: Incident): boolean {
  return setAside.some((one) => one.kind === 'edit' && one.deletes && one.entry._id === _id);
}

function isSinceStart({ when }: Incident, { started }: { started: string }): boolean {
  return minutesAfter(when, started) >= 0;
}
