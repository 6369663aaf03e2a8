import type { PatrolListItem } from '@patrolbook/contract';
import { LedgerCard } from '../../../ui/layout/LedgerCard.tsx';
import { NextPatrolCard } from './NextPatrolCard.tsx';
import { RosterRows } from './RosterRows.tsx';

interface AheadCardsProps {
  next: PatrolListItem | undefined;
  /** The other patrols that await an answer. */
  unanswered: readonly PatrolListItem[];
  /** ISO instant. */
  now: string;
  onAnswered: () => void;
}

/** The cards above the lists: the next patrol, and the unanswered ones (product 7.4). */
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
