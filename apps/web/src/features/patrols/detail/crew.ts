import { type Assignment, canMarkNoShow, type Guest, type Patrol, type Role } from '@patrolbook/contract';
import type { RefCallback } from 'react';
import type { ShownAnswer } from '../../../domain/patrols/answer-text.ts';
import type { useShownAnswer } from '../../../domain/patrols/shown-answer.ts';
import type { RemovalTarget } from './components/RemoveDialog.tsx';

/** A patroller who is on the patrol. */
export interface CrewMember {
  personId: string;
  assignment: Assignment;
  answer: ShownAnswer;
  /** Whether the current user may now mark them as not shown, or take that back. */
  markable: boolean;
}

interface Viewing {
  roles: readonly Role[];
  now: string;
  answerOf: ReturnType<typeof useShownAnswer>;
}

/** Returns the patrollers who were not removed. */
export function crewOf(patrol: Patrol, { roles, now, answerOf }: Viewing): CrewMember[] {
  return Object.entries(patrol.patrollers)
    .filter(([, assignment]) => !assignment.removed)
    .map(([personId, assignment]) => ({
      personId,
      assignment,
      answer: answerOf(personId, assignment),
      markable: canMarkNoShow(patrol, assignment, roles, now),
    }));
}

/** Returns the guests who were not removed. */
export function guestsOf(patrol: Patrol): (Guest & { id: string })[] {
  return Object.entries(patrol.guests)
    .filter(([, guest]) => !guest.removed)
    .map(([id, guest]) => ({ id, ...guest }));
}

/** How a row removes its person. Given only to users who may change the crew now, and so may answer for it too. */
export interface Removing {
  ask: (person: RemovalTarget) => void;
  /** Registers the row's button that takes the focus when a neighbouring row is removed. */
  rowRef: (id: string) => RefCallback<HTMLButtonElement>;
}

/** The props that the table and the rows of patrollers share. */
export interface CrewListProps {
  patrolId: string;
  crew: readonly CrewMember[];
  /** Whether the patrol is ahead or under way, so that its crew may have to be rung. */
  callable: boolean;
  removing: Removing | undefined;
}

/** The props of one patroller's row in either. */
export interface CrewLineProps extends CrewMember {
  patrolId: string;
  removing: Removing | undefined;
}

/** The props of a row's menu, on a phone. */
export interface AnswerMenuProps extends CrewLineProps {
  name: string;
}
