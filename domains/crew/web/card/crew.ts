import type { RefCallback } from 'react';
import type { Role } from '#contract';
import { canChangeCrew, canCorrectCrew, canMarkNoShow, wasAddedAfterwards } from '#crew/contract';
import type { Assignment, Guest, Patrol } from '#patrols/contract';
import type { ShownAnswer } from '#patrols/web/answer-text.ts';
import type { useShownAnswer } from '#patrols/web/shown-answer.ts';
import type { RemovalTarget } from './RemoveDialog.tsx';

/** A patroller who is on the patrol. */
export interface ShownPatroller {
  personId: string;
  assignment: Assignment;
  answer: ShownAnswer;
  /** What the current user may do about them now; `mark`: as not shown, or take that back. */
  may: { answer: boolean; remove: boolean; mark: boolean };
}

/**
 * Whether an admin now changes who is to come, `ahead`, or `afterwards` corrects who came (product 6.16); null for
 * anybody else and at another time.
 */
export function crewChange(
  patrol: Patrol,
  roles: readonly Role[],
  now: string,
): 'ahead' | 'afterwards' | null {
  if (canChangeCrew(patrol, roles, now)) return 'ahead';
  return canCorrectCrew(patrol, roles, now) ? 'afterwards' : null;
}

interface Viewing {
  roles: readonly Role[];
  now: string;
  answerOf: ReturnType<typeof useShownAnswer>;
}

/** Returns the patrollers who were not removed. */
export function shownPatrollersOf(patrol: Patrol, { roles, now, answerOf }: Viewing): ShownPatroller[] {
  const change = crewChange(patrol, roles, now);
  return Object.entries(patrol.patrollers)
    .filter(([, assignment]) => !assignment.removed)
    .map(([personId, assignment]) => {
      const added = change === 'afterwards' && wasAddedAfterwards(patrol.corrections, personId);
      return {
        personId,
        assignment,
        answer: answerOf(personId, assignment),
        may: {
          answer: change === 'ahead',
          remove: change === 'ahead' || added,
          mark: !added && canMarkNoShow(patrol, assignment, roles, now),
        },
      };
    });
}

/** Whether a patroller's row has anything to press. */
export function hasAction({ may }: ShownPatroller): boolean {
  return may.answer || may.remove || may.mark;
}

/** Returns the guests who were not removed. */
export function guestsOf(patrol: Patrol): (Guest & { id: string })[] {
  return Object.entries(patrol.guests)
    .filter(([, guest]) => !guest.removed)
    .map(([id, guest]) => ({ id, ...guest }));
}

/** How a row removes its person, if the user may do that. */
export interface Removing {
  ask: (person: RemovalTarget) => void;
  /** Registers the row's button that takes the focus when a neighbouring row is removed. */
  rowRef: (id: string) => RefCallback<HTMLButtonElement>;
}

/** The props that the table and the rows of patrollers share. */
export interface CrewListProps {
  patrolId: string;
  crew: readonly ShownPatroller[];
  /** Whether the patrol is ahead or under way, so that its crew may have to be rung. */
  callable: boolean;
  removing: Removing;
}

/** The props of one patroller's row in either. */
export interface CrewLineProps extends ShownPatroller {
  patrolId: string;
  removing: Removing;
}

/** The props of a row's menu, on a phone. */
export interface AnswerMenuProps extends CrewLineProps {
  name: string;
}
