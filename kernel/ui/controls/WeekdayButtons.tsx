import { Button } from '@mantine/core';
import { weekdays } from '#lib/time/weekdays.ts';
import { controlTexts, timeTexts } from '#texts/shared.ts';
import classes from './WeekdayButtons.module.css';

interface WeekdayButtonsProps {
  chosen: ReadonlySet<number>;
  onToggle: (weekday: number) => void;
}

/** A button for each weekday (ISO 8601: 1 is Monday), pressed if it is chosen. */
export function WeekdayButtons({ chosen, onToggle }: WeekdayButtonsProps) {
  return (
    <fieldset className={classes.weekdays} aria-label={controlTexts.weekdays}>
      {weekdays.map((weekday) => (
        <Button
          key={weekday}
          className={classes.weekday}
          variant="default"
          aria-pressed={chosen.has(weekday)}
          onClick={() => onToggle(weekday)}
        >
          {timeTexts.weekday(weekday)}
        </Button>
      ))}
    </fieldset>
  );
}
