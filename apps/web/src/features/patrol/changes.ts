import type { Assignment, Guest, Moment, NewGuest, Patrol } from '@patrolbook/contract';
import type { Change } from '../../lib/optimistic.ts';

/** What the server will make of a patrol, shown until it has. */
type PatrolChange = Change<Patrol>;

const fresh: Assignment = { accepted: null, declined: null, didNotShow: null, removed: null, emailed: null };

function withAssignment(personId: string, part: Partial<Assignment>): PatrolChange {
  return (patrol) => {
    const before = patrol.patrollers[personId];
    if (!before) return patrol;
    return { ...patrol, patrollers: { ...patrol.patrollers, [personId]: { ...before, ...part } } };
  };
}

/** Accepting clears declined and the reverse (design 6.3). */
export function answered(personId: string, answer: 'accepted' | 'declined', moment: Moment): PatrolChange {
  return withAssignment(personId, { accepted: null, declined: null, [answer]: moment });
}

export function didNotShow(personId: string, moment: Moment | null): PatrolChange {
  return withAssignment(personId, { didNotShow: moment });
}

export function withoutPatroller(personId: string, moment: Moment): PatrolChange {
  return withAssignment(personId, { removed: moment });
}

/** One who was removed before comes back afresh (design 6.3). */
export function withPatroller(personId: string): PatrolChange {
  return (patrol) => {
    const before = patrol.patrollers[personId];
    if (before && !before.removed) return patrol;
    return { ...patrol, patrollers: { ...patrol.patrollers, [personId]: fresh } };
  };
}

const notSaved = 'not-saved';

/** The id of a guest whom the server has not given one yet. `moment` tells several apart. */
export const idUntilSaved = (moment: Moment) => `${notSaved} ${moment.when}`;

export const isSaved = (guestId: string) => !guestId.startsWith(notSaved);

export function withGuest(guestId: string, { name, phone, email }: NewGuest): PatrolChange {
  const guest: Guest = { name: name.trim(), phone: phone || null, email: email || null, removed: null };
  return (patrol) => ({ ...patrol, guests: { ...patrol.guests, [guestId]: guest } });
}

export function withoutGuest(guestId: string, moment: Moment): PatrolChange {
  return (patrol) => {
    const before = patrol.guests[guestId];
    if (!before) return patrol;
    return { ...patrol, guests: { ...patrol.guests, [guestId]: { ...before, removed: moment } } };
  };
}
