import type { PatrolListItem } from '#patrols/contract';
import { RowList } from '#ui/layout/RowList.tsx';
import { RosterRow } from './RosterRow.tsx';

interface RosterRowsProps {
  patrols: readonly PatrolListItem[];
  onAnswered: () => void;
}

/** The user's own patrols as rows. */
export function RosterRows({ patrols, onAnswered }: RosterRowsProps) {
  return (
    <RowList>
      {patrols.map((patrol) => (
        <RosterRow key={patrol._id} patrol={patrol} onAnswered={onAnswered} />
      ))}
    </RowList>
  );
}
