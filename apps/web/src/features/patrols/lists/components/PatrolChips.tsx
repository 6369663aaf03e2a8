import type { PatrolListItem } from '@patrolbook/contract';
import { StatusChip } from '../../../../domain/patrols/rows/StatusChip.tsx';
import { useZone } from '../../../../domain/profile/profile.tsx';
import { serverMoment } from '../../../../lib/time/clock.ts';
import { Chip } from '../../../../ui/display/Chip.tsx';
import { type RowChip, rowChips } from '../chip.ts';

/** CANCELLED, DRAFT, TEST, the size of an undermanned crew, or Tonight; nothing for most patrols. */
export function PatrolChips({ patrol }: { patrol: PatrolListItem }) {
  const chips = rowChips(patrol, serverMoment(), useZone());
  return chips.map((chip) => <OneChip key={chip.kind} chip={chip} />);
}

function OneChip({ chip }: { chip: RowChip }) {
  switch (chip.kind) {
    case 'crew':
      return <Chip color="gray">{chip.text}</Chip>;
    case 'today':
      return <Chip color="amber">{chip.text}</Chip>;
    default:
      return <StatusChip status={chip.kind} />;
  }
}
