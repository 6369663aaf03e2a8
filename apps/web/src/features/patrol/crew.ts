import { type Assignment, canMarkDidNotShow, type Guest, type Patrol, type Role } from '@patrolbook/contract';
import type { RefCallback } from 'react';
import type { Leaving } from './components/RemoveDialog.tsx';

/** A patroller of the patrol shown. */
export interface CrewMember {
  personId: string;
  assignment: Assignment;
  /** Whether they showed up may be noted by this person now. */
  markable: boolean;
}

/** Everybody on the patrol who was not taken off it. */
export function crewOf(patrol: Patrol, roles: readonly Role[], now: string): CrewMember[] {
  return Object.entries(patrol.patrollers)
    .filter(([, assignment]) => !assignment.removed)
    .map(([personId, assignment]) => ({
      personId,
      assignment,
      markable: canMarkDidNotShow(patrol, assignment, roles, now),
    }));
}

/** Every guest who was not taken off it. */
export function guestsOf(patrol: Patrol): (Guest & { id: string })[] {
  return Object.entries(patrol.guests)
    .filter(([, guest]) => !guest.removed)
    .map(([id, guest]) => ({ id, ...guest }));
}

/** What taking somebody off needs: given to those who may do that now, and answer for them. */
export interface Removing {
  ask: (who: Leaving) => void;
  /** Marks the row's button that takes the focus when a neighbour has gone. */
  rowRef: (id: string) => RefCallback<HTMLButtonElement>;
}

/** What the table and the rows of patrollers both need. */
export interface CrewListProps {
  patrolId: string;
  crew: readonly CrewMember[];
  removing: Removing | undefined;
}

/** One patroller's line of either. */
export interface CrewLineProps extends CrewMember {
  patrolId: string;
  removing: Removing | undefined;
}

/** What the menu of such a line needs, on a phone. */
export interface AnswerMenuProps extends CrewLineProps {
  name: string;
}
