import { Button } from '@mantine/core';
import type { Assignment } from '#patrols/contract';
import { patrolCrewTexts } from '../texts.ts';
import { useSetDidNotShow } from './crew-changes.ts';

interface DidNotShowButtonProps {
  patrolId: string;
  personId: string;
  assignment: Assignment;
  name: string;
}

/** Marks a patroller who had accepted as not shown, or takes that back (product 6.6). */
export function DidNotShowButton({ patrolId, personId, assignment, name }: DidNotShowButtonProps) {
  const mark = useSetDidNotShow(patrolId, personId);
  return (
    <Button
      variant="subtle"
      aria-label={patrolCrewTexts.didNotShowOf(nextMark(assignment), { name })}
      onClick={({ detail: clicks }) => {
        // The second click of a double click would undo the first.
        if (clicks <= 1) mark.mutate(!assignment.didNotShow);
      }}
    >
      {didNotShowLabel(assignment)}
    </Button>
  );
}

/** Returns the label for changing the mark. */
export function didNotShowLabel(assignment: Pick<Assignment, 'didNotShow'>): string {
  return patrolCrewTexts.didNotShow(nextMark(assignment));
}

function nextMark({ didNotShow }: Pick<Assignment, 'didNotShow'>) {
  return didNotShow ? 'unmark' : 'mark';
}
