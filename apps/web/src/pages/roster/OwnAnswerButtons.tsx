import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { serverMoment } from '#lib/time/clock.ts';
import type { PatrolListItem } from '#patrols/contract';
import { DeclineDialog } from '#patrols/web/DeclineDialog.tsx';
import { useProfile } from '#people/web/profile.tsx';
import { canAskForCover } from '#planning/contract';
import { useCannotCome } from '#planning/web/cover/components/CannotCome.tsx';
import { actionTexts } from '#texts/shared.ts';
import { useOwnAnswer } from './answer.ts';
import classes from './OwnAnswerButtons.module.css';
import type { OwnAnswer } from './own-status.ts';

interface OwnAnswerButtonsProps {
  patrol: PatrolListItem;
  /** The answers to offer: both, or the one that takes back the one given. */
  offered: readonly OwnAnswer[];
  /** Whether they are the page's main buttons: amber, and stacked beside the text. */
  large?: boolean;
  /** Whether an answer is being sent. */
  answering: boolean;
  /** Called when the buttons have disappeared with their row, so that the focus can move on. */
  onAnswered: () => void;
}

/** Accepts or, after a confirmation, declines the user's own assignment, or asks for cover or a swap. */
export function OwnAnswerButtons({ patrol, offered, large, answering, onAnswered }: OwnAnswerButtonsProps) {
  const [asking, setAsking] = useState(false);
  const own = patrol.patrollers[useProfile()._id];
  const { ask, propose, dialogs } = useCannotCome(patrol);
  const instead = (open: () => void) => () => {
    setAsking(false);
    open();
  };
  const give = useOwnAnswer(patrol._id);
  const { accept, decline, answered } = useFocusAfter(offered, onAnswered);
  const answer = (given: OwnAnswer) => {
    setAsking(false);
    answered.current = true;
    give.mutate(given, {
      onError: () => {
        answered.current = false;
      },
    });
  };
  const changing = offered.length === 1;
  // Not `disabled`: the button would lose the focus, which has to stay there if the answer is refused.
  const common = { 'aria-disabled': answering, mod: { disabled: answering }, size: large ? 'xl' : 'sm' };
  return (
    <div className={classes.buttons} data-large={large || undefined} data-changing={changing || undefined}>
      {offered.includes('accepted') && (
        <Button
          ref={accept}
          {...common}
          {...acceptLook({ large, changing })}
          leftSection={<IconCheck />}
          onClick={() => answering || answer('accepted')}
        >
          {actionTexts.accept}
        </Button>
      )}
      {offered.includes('declined') && (
        <Button
          ref={decline}
          {...common}
          variant={changing ? 'subtle' : 'default'}
          onClick={() => answering || setAsking(true)}
        >
          {actionTexts.decline}
        </Button>
      )}
      <DeclineDialog
        opened={asking}
        type={patrol.type}
        onDecline={() => answer('declined')}
        {...(own &&
          canAskForCover(patrol, own, serverMoment()) && {
            instead: { ask: instead(ask), propose: instead(propose) },
          })}
        onClose={() => setAsking(false)}
      />
      {dialogs}
    </div>
  );
}

function acceptLook({ large, changing }: { large?: boolean | undefined; changing: boolean }): ButtonProps {
  if (changing) return { variant: 'subtle' };
  return large ? { variant: 'filled' } : { variant: 'outline', color: 'green' };
}

/** Moves the focus from a button that an answer removed to the one that is left, or out of the row if the row has gone. */
function useFocusAfter(offered: readonly OwnAnswer[], onAnswered: () => void) {
  const accept = useRef<HTMLButtonElement>(null);
  const decline = useRef<HTMLButtonElement>(null);
  const answered = useRef(false);
  const acceptable = offered.includes('accepted');
  const declinable = offered.includes('declined');
  useEffect(() => {
    if (!answered.current || acceptable === declinable) return;
    answered.current = false;
    (acceptable ? accept : decline).current?.focus();
  }, [acceptable, declinable]);
  const leave = useEffectEvent(() => {
    if (answered.current) onAnswered();
  });
  useEffect(() => () => leave(), []);
  return { accept, decline, answered };
}
