import { Button } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { canAccept, canDecline } from '#crew/contract';
import type { Assignment } from '#patrols/contract';
import { actionTexts } from '#texts/shared.ts';
import { patrolCrewTexts } from '../texts.ts';
import classes from './CrewCard.module.css';
import { useAnswerFor } from './crew-changes.ts';

interface AnswerForButtonsProps {
  patrolId: string;
  personId: string;
  assignment: Assignment;
  name: string;
}

/**
 * Text buttons to accept and decline for a patroller. A button that does not apply keeps its space, so that a double
 * click cannot hit the other one, and passes the focus on to the other one.
 */
export function AnswerForButtons({ patrolId, personId, assignment, name }: AnswerForButtonsProps) {
  const answer = useAnswerFor(patrolId, personId);
  const accept = useRef<HTMLButtonElement>(null);
  const decline = useRef<HTMLButtonElement>(null);
  const acceptable = canAccept(assignment);
  const declinable = canDecline(assignment);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!acceptable && focused === accept.current) decline.current?.focus();
    if (!declinable && focused === decline.current) accept.current?.focus();
  }, [acceptable, declinable]);
  return (
    <>
      <Button
        ref={accept}
        className={classes.accept}
        data-inapplicable={!acceptable || undefined}
        variant="subtle"
        aria-label={patrolCrewTexts.acceptFor({ name })}
        onClick={() => answer.mutate('accepted')}
      >
        {actionTexts.accept}
      </Button>
      <Button
        ref={decline}
        data-inapplicable={!declinable || undefined}
        variant="subtle"
        aria-label={patrolCrewTexts.declineFor({ name })}
        onClick={() => answer.mutate('declined')}
      >
        {actionTexts.decline}
      </Button>
    </>
  );
}
