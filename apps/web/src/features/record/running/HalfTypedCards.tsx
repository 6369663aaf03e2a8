import { Alert, Button } from '@mantine/core';
import { formatTime } from '@patrolbook/contract';
import { IconPencil } from '@tabler/icons-react';
import { useZone } from '../../../domain/profile/profile.tsx';
import { discardDraft } from '../../../lib/drafts/open-draft.ts';
import { recordPageTexts } from '../../../texts/record/page.ts';
import type { HalfTyped } from '../half-typed.ts';
import type { Step } from '../step.ts';
import { DiscardButton } from './DiscardButton.tsx';
import classes from './Unsent.module.css';

interface HalfTypedCardsProps {
  halfTyped: readonly HalfTyped[];
  open: (step: Step) => void;
}

/** What was begun before the phone was off or the page closed: to be gone on with, or discarded (product 17.28). */
export function HalfTypedCards({ halfTyped, open }: HalfTypedCardsProps) {
  return halfTyped.map((one) => <HalfTypedCard key={one.id} {...one} open={open} />);
}

type HalfTypedCardProps = HalfTyped & Omit<HalfTypedCardsProps, 'halfTyped'>;

function HalfTypedCard({ id, title, text, begun, step, open }: HalfTypedCardProps) {
  const zone = useZone();
  return (
    <Alert role="status" color="orange" icon={<IconPencil />} title={recordPageTexts.halfTyped({ title })}>
      <p>{recordPageTexts.halfTypedSince({ time: formatTime(begun, zone) })}</p>
      {text && <p className={classes.text}>{text}</p>}
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => open(step)}>
          {recordPageTexts.goOnWriting}
        </Button>
        <DiscardButton onDiscard={() => void discardDraft(id)}>{recordPageTexts.neverSaved}</DiscardButton>
      </div>
    </Alert>
  );
}
