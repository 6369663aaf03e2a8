import type { PatrolListItem } from '@patrolbook/contract';
import { serverNow } from '../../../lib/clock.ts';
import { useZone } from '../../../lib/profile.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { rowChip } from '../chip.ts';

/** CANCELLED, DRAFT, a crew too small, or Tonight; nothing for most patrols. */
export function PatrolChip({ patrol }: { patrol: PatrolListItem }) {
  const chip = rowChip(patrol, new Date(serverNow()).toISOString(), useZone());
  if (!chip) return null;
  switch (chip.kind) {
    case 'crew':
      return <Chip color="gray">{chip.text}</Chip>;
    case 'today':
      return <Chip color="amber">{chip.text}</Chip>;
    default:
      return <StatusChip status={chip.kind} />;
  }
}
