import { Button } from '@mantine/core';
import type { Assignment } from '@patrolbook/contract';
import { useSetDidNotShow } from '../queries.ts';

interface DidNotShowButtonProps {
  patrolId: string;
  personId: string;
  assignment: Assignment;
  name: string;
}

/** Notes that one who had accepted did not show, or takes that back. */
export function DidNotShowButton({ patrolId, personId, assignment, name }: DidNotShowButtonProps) {
  const mark = useSetDidNotShow(patrolId, personId);
  const label = didNotShowLabel(assignment);
  return (
    <Button
      variant="subtle"
      aria-label={`${label}: ${name}`}
      onClick={({ detail: clicks }) => {
        // The second click of a double click would take back what the first has done.
        if (clicks <= 1) mark.mutate(!assignment.didNotShow);
      }}
    >
      {label}
    </Button>
  );
}

/** What the change that is left to make is called. */
export function didNotShowLabel({ didNotShow }: Pick<Assignment, 'didNotShow'>): string {
  return didNotShow ? 'Did Show' : 'Did Not Show';
}
