import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { AssignmentView } from '#crew/contract';
import { DeclineDialog } from '#patrols/web/DeclineDialog.tsx';
import { actionTexts } from '#texts/shared.ts';
import { patrolText } from '../patrol-text.ts';
import type { LinkAnswer } from '../queries.ts';
import classes from './LinkAnswerButtons.module.css';

interface LinkAnswerButtonsProps {
  view: AssignmentView;
  /** The answer that is being sent. */
  sending: LinkAnswer | undefined;
  /** The holder has pressed Decline in the mail. */
  declining: boolean;
  onAnswer: (answer: LinkAnswer) => void;
}

/** Accept, and Decline after a confirmation, which opens by itself for `declining`. The current answer's button is disabled. */
export function LinkAnswerButtons({ view, sending, declining, onAnswer }: LinkAnswerButtonsProps) {
  const { accepted, declined } = view.assignment;
  const [asking, setAsking] = useState(declining && !declined);
  const decline = () => {
    setAsking(false);
    onAnswer('decline');
  };
  return (
    <div className={classes.buttons}>
      <Button
        size="xl"
        leftSection={<IconCheck />}
        disabled={accepted !== null || sending === 'decline'}
        loading={sending === 'accept'}
        onClick={() => onAnswer('accept')}
      >
        {actionTexts.accept}
      </Button>
      <Button
        size="xl"
        variant="default"
        disabled={declined !== null || sending === 'accept'}
        loading={sending === 'decline'}
        onClick={() => setAsking(true)}
      >
        {actionTexts.decline}
      </Button>
      <DeclineDialog
        opened={asking}
        type={view.patrol.type}
        {...(declining && { patrol: patrolText(view), expected: true })}
        onDecline={decline}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
