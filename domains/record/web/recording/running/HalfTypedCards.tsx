import { Button } from '@mantine/core';
import { formatTime } from '#contract';
import { useZone } from '#people/web/profile.tsx';
import type { HalfTyped } from '../half-typed.ts';
import type { Step } from '../step.ts';
import { recordPageTexts } from '../texts.ts';
import { DraftCard } from './DraftCard.tsx';

interface HalfTypedCardsProps {
  halfTyped: readonly HalfTyped[];
  open: (step: Step) => void;
}

/** What was begun before the phone was off or the page closed: to be gone on with, or discarded (product 17.28). */
export function HalfTypedCards({ halfTyped, open }: HalfTypedCardsProps) {
  const zone = useZone();
  return halfTyped.map(({ begun, step, ...draft }) => (
    <DraftCard
      key={draft.id}
      {...draft}
      since={recordPageTexts.halfTypedSince({ time: formatTime(begun, zone) })}
    >
      <Button variant="default" onClick={() => open(step)}>
        {recordPageTexts.goOnWriting}
      </Button>
    </DraftCard>
  ));
}
