import {
  IconCheck,
  IconClock,
  IconMail,
  IconMailOff,
  IconPhone,
  IconUserX,
  IconX,
} from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Chip } from '../../../ui/display/Chip.tsx';

const size = 14;

/** The statuses of an assignment have the contract's names. */
const statuses = {
  accepted: { color: 'green', icon: <IconCheck size={size} />, children: 'Accepted' },
  declined: { color: 'red', icon: <IconX size={size} />, children: 'Declined' },
  'did-not-show': { color: 'red', icon: <IconUserX size={size} />, children: 'Did not show' },
  pending: { color: 'gray', icon: <IconClock size={size} />, children: 'Pending' },
  'not-emailed': { color: 'gray', children: 'Not emailed' },
  'not-delivered': { color: 'orange', icon: <IconMailOff size={size} />, children: 'Not delivered' },
  'no-mail': { color: 'orange', icon: <IconPhone size={size} />, children: 'No mail' },
  'shared-mail': { color: 'gray', icon: <IconMail size={size} />, children: 'Shared mail' },
  cancelled: { color: 'red', caps: true, children: 'CANCELLED' },
  draft: { color: 'orange', caps: true, children: 'DRAFT' },
  test: { color: 'blue', caps: true, children: 'TEST' },
  overdue: { color: 'red', caps: true, children: 'OVERDUE' },
  finished: { color: 'gray', children: 'Finished' },
  'not-invited': { color: 'orange', icon: <IconMail size={size} />, children: 'Not invited' },
  invited: { color: 'blue', icon: <IconMail size={size} />, children: 'Invited' },
} as const satisfies Record<string, ComponentProps<typeof Chip>>;

export type Status = keyof typeof statuses;

/** The chip of an assignment, a patrol or a person with this status; a word, never colour alone. */
export function StatusChip({ status }: { status: Status }) {
  return <Chip {...statuses[status]} />;
}
