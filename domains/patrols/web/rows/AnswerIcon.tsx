import {
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClock,
  IconMailOff,
  IconPhone,
  IconUserX,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ShownAnswer } from '../answer-text.ts';
import { patrolRowTexts } from '../texts.ts';

/** Never colour alone: each status has its own shape and a name for screen readers. */
const looks: Record<ShownAnswer, [TablerIcon, colour: string]> = {
  'did-not-show': [IconUserX, 'red'],
  accepted: [IconCircleCheck, 'green'],
  declined: [IconCircleX, 'red'],
  pending: [IconClock, 'grey'],
  'not-emailed': [IconCircleDashed, 'grey'],
  'not-delivered': [IconMailOff, 'orange'],
  'no-mail': [IconPhone, 'orange'],
};

/** The icon of an answer, with its name. */
export function AnswerIcon({ answer }: { answer: ShownAnswer }) {
  const [Icon, colour] = looks[answer];
  return <Icon size={16} color={`var(--${colour})`} role="img" aria-label={patrolRowTexts.status(answer)} />;
}
