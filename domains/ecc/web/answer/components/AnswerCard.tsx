import { Card } from '@mantine/core';
import type { ReactNode } from 'react';
import { eccAnswerTexts } from '#ecc/web/texts.ts';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import classes from './Notification.module.css';

interface AnswerCardProps {
  /** The answer; null before there is one, when the card is not printed. */
  answered: ReactNode | null;
  error: Error | null;
  children: ReactNode;
}

/** The card under a message with its one thing to do. A screen reader reads out the answer as it comes. */
export function AnswerCard({ answered, error, children }: AnswerCardProps) {
  return (
    <Card
      component="section"
      className={classes.answer}
      data-done={answered !== null || undefined}
      data-screen-only={answered === null || undefined}
      aria-label={eccAnswerTexts.answer}
    >
      <div role="status" className={classes.status}>
        {answered}
      </div>
      {error && <ErrorCard title={eccAnswerTexts.notArrived} error={error} />}
      {children}
    </Card>
  );
}
