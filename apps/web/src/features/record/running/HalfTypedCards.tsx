import { Alert, Button } from '@mantine/core';
import { formatTime } from '@patrolbook/contract';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useZone } from '../../../domain/profile/profile.tsx';
import { discardDraft } from '../../../lib/drafts/open-draft.ts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import type { HalfTyped } from '../half-typed.ts';
import type { Step } from '../step.ts';
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
  const [discarding, setDiscarding] = useState(false);
  return (
    <Alert role="status" color="orange" icon={<IconPencil />} title={`You were writing: ${title}`}>
      <p>Begun {formatTime(begun, zone)}. It is not in the record until you save it.</p>
      {text && <p className={classes.text}>{text}</p>}
      <div className={classes.buttons}>
        <Button size="lg" mih={56} variant="default" onClick={() => open(step)}>
          Go On Writing
        </Button>
        <Button size="lg" mih={56} variant="outline" color="red" onClick={() => setDiscarding(true)}>
          Discard
        </Button>
      </div>
      <ConfirmDialog
        opened={discarding}
        title="Discard what you wrote?"
        choices={[
          { label: 'Keep It', onClick: () => setDiscarding(false) },
          { label: 'Discard', tone: 'danger', onClick: () => void discardDraft(id) },
        ]}
        onClose={() => setDiscarding(false)}
      >
        It was never saved, and cannot be brought back.
      </ConfirmDialog>
    </Alert>
  );
}
