import {
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClock,
  IconMailOff,
  IconPhone,
  IconUserX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ShownAnswer } from '../answer-text.ts';

/** Never colour alone: each status has its own shape and a name for screen readers. */
const icons: Record<ShownAnswer, ReactNode> = {
  'did-not-show': <IconUserX size={16} color="var(--red)" role="img" aria-label="Did not show" />,
  accepted: <IconCircleCheck size={16} color="var(--green)" role="img" aria-label="Accepted" />,
  declined: <IconCircleX size={16} color="var(--red)" role="img" aria-label="Declined" />,
  pending: <IconClock size={16} color="var(--grey)" role="img" aria-label="Pending" />,
  'not-emailed': <IconCircleDashed size={16} color="var(--grey)" role="img" aria-label="Not emailed" />,
  'not-delivered': <IconMailOff size={16} color="var(--orange)" role="img" aria-label="Not delivered" />,
  'no-mail': <IconPhone size={16} color="var(--orange)" role="img" aria-label="No mail" />,
};

/** The icon of an answer, with its name. */
export function AnswerIcon({ answer }: { answer: ShownAnswer }) {
  return icons[answer];
}
