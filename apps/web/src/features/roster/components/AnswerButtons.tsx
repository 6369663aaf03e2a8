import { Button } from '@mantine/core';
import type { PatrolListItem } from '@patrolbook/contract';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { useProfile } from '../../../lib/profile.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';
import { type Answer, useAnswer } from '../queries.ts';
import classes from './AnswerButtons.module.css';

interface AnswerButtonsProps {
  patrol: Pick<PatrolListItem, '_id' | 'type'>;
  /** The page's main buttons: amber, and one below the other beside the text. */
  large?: boolean;
  /** The buttons are about to go: the focus wants another place. */
  onAnswered: () => void;
}

const words: Record<Answer, string> = {
  accept: 'Assignment accepted successfully.',
  decline: 'Assignment declined successfully.',
};

/** Accepts or, when one is sure, declines one's own assignment. */
export function AnswerButtons({ patrol, large, onAnswered }: AnswerButtonsProps) {
  const [asking, setAsking] = useState(false);
  const give = useAnswer({
    personId: useProfile()._id,
    onGiven: (given) => toastSuccess(words[given]),
    onShown: onAnswered,
    onError: (error) => toastError(`Unable to update: ${messageOf(error)}`),
  });
  const answer = (given: Answer) => {
    give.mutate({ patrolId: patrol._id, answer: given }, { onSettled: () => setAsking(false) });
  };
  const sending = (which: Answer) => give.isPending && give.variables.answer === which;

  return (
    <div className={classes.buttons} data-large={large || undefined}>
      <Button
        {...(large ? { size: 'xl' } : { variant: 'outline', color: 'green' })}
        leftSection={<IconCheck />}
        loading={sending('accept')}
        disabled={sending('decline')}
        onClick={() => answer('accept')}
      >
        Accept
      </Button>
      <Button
        variant="default"
        size={large ? 'xl' : 'sm'}
        disabled={give.isPending}
        onClick={() => setAsking(true)}
      >
        Decline
      </Button>
      <ConfirmDialog
        opened={asking}
        title={`Decline this ${patrol.type}?`}
        sideBySide
        choices={[
          { label: 'No', onClick: () => setAsking(false) },
          { label: 'Yes', tone: 'danger', loading: sending('decline'), onClick: () => answer('decline') },
        ]}
        onClose={() => setAsking(false)}
      >
        The coordinator is told, so that someone else can be found.
      </ConfirmDialog>
    </div>
  );
}
