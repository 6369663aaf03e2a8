import { serverMoment } from '#lib/time/clock.ts';
import type { PatrolListItem } from '#patrols/contract';
import { useZone } from '#people/web/profile.tsx';
import { Chip } from '#ui/display/Chip.tsx';
import { StatusChip } from '../../rows/StatusChip.tsx';
import { type RowChip, rowChips } from '../chip.ts';

/** CANCELLED, DRAFT, TEST, the crew of a patrol with open places, or Tonight; nothing for most patrols. */
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
