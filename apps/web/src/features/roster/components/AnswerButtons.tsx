import { Button } from '@mantine/core';
import type { PatrolListItem } from '@patrolbook/contract';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useAnswer } from '../answer.ts';
import type { Answer } from '../own-status.ts';
import classes from './AnswerButtons.module.css';

interface AnswerButtonsProps {
  patrol: Pick<PatrolListItem, '_id' | 'type'>;
  /** The page's main buttons: amber, and one below the other beside the text. */
  large?: boolean;
  /** An answer is on its way. */
  answering: boolean;
  /** The buttons have gone: the focus wants another place. */
  onAnswered: () => void;
}

/** Accepts or, when one is sure, declines one's own assignment. */
export function AnswerButtons({ patrol, large, answering, onAnswered }: AnswerButtonsProps) {
  const [asking, setAsking] = useState(false);
  const give = useAnswer(patrol._id, onAnswered);
  const answer = (given: Answer) => {
    setAsking(false);
    give.mutate(given);
  };
  // Not `disabled`: the button would lose the focus, which a refusal must find where it was.
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
