import { Button } from '@mantine/core';
import { type Assignment, canAccept, canDecline } from '@patrolbook/contract';
import { useLayoutEffect, useRef } from 'react';
import { useAnswerFor } from '../queries.ts';
import classes from './CrewCard.module.css';

interface AnswerButtonsProps {
  patrolId: string;
  personId: string;
  assignment: Assignment;
  name: string;
}

/**
 * Accept and Decline for somebody, in words. Each keeps its place when it does not apply: otherwise a double click would land on
 * the other one. The one that goes hands the focus to the other.
 */
export function AnswerButtons({ patrolId, personId, assignment, name }: AnswerButtonsProps) {
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
        data-gone={!acceptable || undefined}
        variant="subtle"
        aria-label={`Accept for ${name}`}
        onClick={() => answer.mutate('accepted')}
      >
        Accept
      </Button>
      <Button
        ref={decline}
        data-gone={!declinable || undefined}
        variant="subtle"
        aria-label={`Decline for ${name}`}
        onClick={() => answer.mutate('declined')}
      >
        Decline
      </Button>
    </>
  );
}
