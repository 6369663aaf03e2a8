import { Button } from '@mantine/core';
import type { PatrolListItem } from '@patrolbook/contract';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { useAnswer } from '../answer.ts';
import type { Answer } from '../own-status.ts';
import classes from './OwnAnswerButtons.module.css';

interface OwnAnswerButtonsProps {
  patrol: Pick<PatrolListItem, '_id' | 'type'>;
  /** Whether they are the page's main buttons: amber, and stacked beside the text. */
  large?: boolean;
  /** Whether an answer is being sent. */
  answering: boolean;
  /** Called when the buttons have disappeared, so that the focus can move on. */
  onAnswered: () => void;
}

/** Accepts or, after a confirmation, declines the user's own assignment. */
export function OwnAnswerButtons({ patrol, large, answering, onAnswered }: OwnAnswerButtonsProps) {
  const [asking, setAsking] = useState(false);
  const give = useAnswer(patrol._id, onAnswered);
  const answer = (given: Answer) => {
    setAsking(false);
    give.mutate(given);
  };
  // Not `disabled`: the button would lose the focus, which has to stay there if the answer is refused.
  const looks = { 'aria-disabled': answering, mod: { disabled: answering } };
  return (
    <div className={classes.buttons} data-large={large || undefined}>
      <Button
        {...(large ? { size: 'xl' } : { variant: 'outline', color: 'green' })}
        leftSection={<IconCheck />}
        {...looks}
        onClick={() => answering || answer('accepted')}
      >
        Accept
      </Button>
      <Button
        variant="default"
        size={large ? 'xl' : 'sm'}
        {...looks}
        onClick={() => answering || setAsking(true)}
      >
        Decline
      </Button>
      <ConfirmDialog
        opened={asking}
        title={`Decline this ${patrol.type}?`}
        sideBySide
        choices={[
          { label: 'No', onClick: () => setAsking(false) },
          { label: 'Yes', tone: 'danger', onClick: () => answer('declined') },
        ]}
        onClose={() => setAsking(false)}
      >
        The coordinator is told, so that someone else can be found.
      </ConfirmDialog>
    </div>
  );
}
