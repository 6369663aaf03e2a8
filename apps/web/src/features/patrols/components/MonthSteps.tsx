import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { addMonths, isMonth, monthName } from '../../../lib/months.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import classes from './MonthSteps.module.css';

interface MonthStepsProps {
  month: string;
  onMonth: (month: string) => void;
  /** A step is pointed at: its month may be read ahead. */
  onIntent: (month: string) => void;
}

/** The month that is shown, between the one before and the one after. */
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
      {step('Previous month', addMonths(month, -1), IconChevronLeft)}
      <span className={classes.month}>{monthName(month)}</span>
      {step('Next month', addMonths(month, 1), IconChevronRight)}
    </span>
  );
}
