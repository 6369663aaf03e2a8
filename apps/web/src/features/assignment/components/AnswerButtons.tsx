import { Button } from '@mantine/core';
import type { AssignmentView } from '@patrolbook/contract';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Answer } from '../queries.ts';
import classes from './AnswerButtons.module.css';

interface AnswerButtonsProps {
  view: AssignmentView;
  /** The answer on its way. */
  sending: Answer | undefined;
  onAnswer: (answer: Answer) => void;
}

/** Accept, and Decline when one is sure. The one that is so already cannot be pressed. */
export function AnswerButtons({ view, sending, onAnswer }: AnswerButtonsProps) {
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
