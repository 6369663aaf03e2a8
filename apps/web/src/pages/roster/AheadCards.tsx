import type { PatrolListItem } from '#patrols/contract';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { NextPatrolCard } from './NextPatrolCard.tsx';
import { RosterRows } from './RosterRows.tsx';
import { patrolRosterTexts } from './texts.ts';

interface AheadCardsProps {
  /** Those that run, then the next one. */
  first: readonly PatrolListItem[];
  /** The other patrols that await an answer. */
  unanswered: readonly PatrolListItem[];
  /** ISO instant. */
  now: string;
  onAnswered: () => void;
}

/** The cards above the lists: the running patrols and the next one, and the unanswered ones (product 7.4). */
export function AheadCards({ first, unanswered, now, onAnswered }: AheadCardsProps) {
  return (
    <>
      {first.map((patrol) => (
        <NextPatrolCard key={patrol._id} patrol={patrol} now={now} onAnswered={onAnswered} />
      ))}
      {unanswered.length > 0 && (
        <SectionCard title={patrolRosterTexts.waiting}>
          <RosterRows patrols={unanswered} onAnswered={onAnswered} />
        </SectionCard>
      )}
    </>
  );
}
