import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatMonth } from '#contract';
import { addMonths, isMonth } from '#lib/time/months.ts';
import { controlTexts } from '#texts/shared.ts';
import { IconButton } from './IconButton.tsx';
import classes from './MonthSteps.module.css';

interface MonthStepsProps {
  month: string;
  onMonth: (month: string) => void;
  /** Called when a button is hovered or focused, to prefetch its month. */
  onIntent: (month: string) => void;
}

/** The month shown, between buttons to the previous and the next one. */
export function MonthSteps({ month, onMonth, onIntent }: MonthStepsProps) {
  const step = (name: string, to: string, Icon: typeof IconChevronLeft) => (
    <IconButton
      hint={name}
      disabled={!isMonth(to)}
      onPointerEnter={() => onIntent(to)}
      onFocus={() => onIntent(to)}
      onClick={() => onMonth(to)}
    >
      <Icon />
    </IconButton>
  );
  return (
    <span className={classes.steps}>
      {step(controlTexts.previousMonth, addMonths(month, -1), IconChevronLeft)}
      <span className={classes.month}>{formatMonth(month)}</span>
      {step(controlTexts.nextMonth, addMonths(month, 1), IconChevronRight)}
    </span>
  );
}
