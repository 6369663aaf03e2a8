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
import { Chip } from '#ui/display/Chip.tsx';
import { patrolRowTexts } from '../texts.ts';

const size = 14;

/** The statuses of an assignment have the contract's names. */
const looks = {
  accepted: { color: 'green', icon: <IconCheck size={size} /> },
  declined: { color: 'red', icon: <IconX size={size} /> },
  'did-not-show': { color: 'red', icon: <IconUserX size={size} /> },
  pending: { color: 'gray', icon: <IconClock size={size} /> },
  'not-emailed': { color: 'gray' },
  'not-delivered': { color: 'orange', icon: <IconMailOff size={size} /> },
  'no-mail': { color: 'orange', icon: <IconPhone size={size} /> },
  'shared-mail': { color: 'gray', icon: <IconMail size={size} /> },
  cancelled: { color: 'red', caps: true },
  draft: { color: 'orange', caps: true },
  test: { color: 'blue', caps: true },
  overdue: { color: 'red', caps: true },
  finished: { color: 'gray' },
  'not-invited': { color: 'orange', icon: <IconMail size={size} /> },
  invited: { color: 'blue', icon: <IconMail size={size} /> },
} as const satisfies Record<string, Omit<ComponentProps<typeof Chip>, 'children'>>;

export type Status = keyof typeof looks;

/** The chip of an assignment, a patrol or a person with this status; a word, never colour alone. */
export function StatusChip({ status }: { status: Status }) {
  return <Chip {...looks[status]}>{patrolRowTexts.status(status)}</Chip>;
}
