import { Button } from '@mantine/core';
import type { AssignmentView } from '@patrolbook/contract';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import type { Answer } from '../queries.ts';
import classes from './LinkAnswerButtons.module.css';

interface LinkAnswerButtonsProps {
  view: AssignmentView;
  /** The answer that is being sent. */
  sending: Answer | undefined;
  onAnswer: (answer: Answer) => void;
}

/** Accept, and Decline after a confirmation. The current answer's button is disabled. */
export function LinkAnswerButtons({ view, sending, onAnswer }: LinkAnswerButtonsProps) {
  const [asking, setAsking] = useState(false);
  const { accepted, declined } = view.assignment;
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
        Accept
      </Button>
      <Button
        size="xl"
        variant="default"
        disabled={declined !== null || sending === 'accept'}
        loading={sending === 'decline'}
        onClick={() => setAsking(true)}
      >
        Decline
      </Button>
      <ConfirmDialog
        opened={asking}
        title={`Decline this ${view.patrol.type}?`}
        sideBySide
        choices={[
          { label: 'No', onClick: () => setAsking(false) },
          { label: 'Yes', tone: 'danger', onClick: decline },
        ]}
        onClose={() => setAsking(false)}
      >
        The coordinator is told, so that someone else can be found.
      </ConfirmDialog>
    </div>
  );
}
