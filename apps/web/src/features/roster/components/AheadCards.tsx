import type { PatrolListItem } from '@patrolbook/contract';
import { LedgerCard } from '../../../ui/LedgerCard.tsx';
import { NextPatrolCard } from './NextPatrolCard.tsx';
import { RosterRows } from './RosterRows.tsx';

interface AheadCardsProps {
  next: PatrolListItem | undefined;
  /** Those besides the next one that await an answer. */
  unanswered: readonly PatrolListItem[];
  /** ISO instant. */
  now: string;
  onAnswered: () => void;
}

/** What there is to do, above the lists (design 6.3). */
export function AheadCards({ next, unanswered, now, onAnswered }: AheadCardsProps) {
  return (
    <>
      {next && <NextPatrolCard key={next._id} patrol={next} now={now} onAnswered={onAnswered} />}
      {unanswered.length > 0 && (
        <LedgerCard title="Waiting for Your Answer">
          <RosterRows patrols={unanswered} onAnswered={onAnswered} />
        </LedgerCard>
      )}
    </>
  );
}
