import type { Stamp } from '#contract';
import type { NewGuest } from '#crew/contract';
import type { Patch } from '#lib/api/optimistic.ts';
import type { Assignment, CrewCorrection, Guest, Patrol } from '#patrols/contract';

const newAssignment: Assignment = {
  accepted: null,
  declined: null,
  didNotShow: null,
  removed: null,
  emailed: null,
};

/** A change of a crew, of a patrol as its page or as a list has it. */
type CrewPatch = <P extends Pick<Patrol, 'patrollers'>>(patrol: P) => P;

function withAssignment(personId: string, part: Partial<Assignment>): CrewPatch {
  return (patrol) => {
    const before = patrol.patrollers[personId];
    if (!before) return patrol;
    return { ...patrol, patrollers: { ...patrol.patrollers, [personId]: { ...before, ...part } } };
  };
}

/** Accepting clears declined and the reverse (product 6.2). */
export function answered(personId: string, answer: 'accepted' | 'declined', stamp: Stamp): Patch<Patrol> {
  return withAssignment(personId, { accepted: null, declined: null, [answer]: stamp });
}

export function didNotShow(personId: string, stamp: Stamp | null): Patch<Patrol> {
  return withAssignment(personId, { didNotShow: stamp });
}

export function withoutPatroller(personId: string, stamp: Stamp): CrewPatch {
  return withAssignment(personId, { removed: stamp });
}

/** A patroller who was removed gets a fresh assignment (product 6.5). */
export function withPatroller(personId: string): CrewPatch {
  return (patrol) => {
    const before = patrol.patrollers[personId];
    if (before && !before.removed) return patrol;
    return { ...patrol, patrollers: { ...patrol.patrollers, [personId]: newAssignment } };
  };
}

/** Who came has accepted by it, also one who had declined; `stamp` says by whom they are added (product 6.17). */
export function withWhoCame(personId: string, stamp: Stamp & { by: string }): Patch<Patrol> {
  return (patrol) => {
    const before = patrol.patrollers[personId];
    const declined = before && !before.removed ? before : newAssignment;
    const assignment = { ...declined, accepted: stamp, declined: null };
    const added: CrewCorrection = { change: 'added', personId, guestId: null, ...stamp };
    return {
      ...patrol,
      patrollers: { ...patrol.patrollers, [personId]: assignment },
      corrections: [added, ...(patrol.corrections ?? [])],
    };
  };
}

const notSaved = 'not-saved';

/** The id of a guest until the server gives one. `moment` tells several such guests apart. */
export const temporaryId = (stamp: Stamp) => `${notSaved} ${stamp.when}`;

export const isSaved = (guestId: string) => !guestId.startsWith(notSaved);

export function withGuest(guestId: string, { name, phone, email }: NewGuest): Patch<Patrol> {
  const guest: Guest = { name: name.trim(), phone: phone || null, email: email || null, removed: null };
  return (patrol) => ({ ...patrol, guests: { ...patrol.guests, [guestId]: guest } });
}

export function withoutGuest(guestId: string, stamp: Stamp): Patch<Patrol> {
  return (patrol) => {
    const before = patrol.guests[guestId];
    if (!before) return patrol;
    return { ...patrol, guests: { ...patrol.guests, [guestId]: { ...before, removed: stamp } } };
  };
}
