import type { Period } from '#lib/time/period.ts';
import { fieldTexts } from '#texts/shared.ts';
import { DateInput } from './DateInput.tsx';

interface PeriodFieldsProps {
  /** Of each of the two. */
  className?: string | undefined;
  period: Period;
  /** The last date that there can be. */
  lastDay: string;
  onChange: (changes: Period) => void;
}

/** The two dates of a period that a list is narrowed to. Each bounds the other. */
export function PeriodFields({ className, period: { from, to }, lastDay, onChange }: PeriodFieldsProps) {
  return (
    <>
      <DateInput
        className={className}
        label={fieldTexts.from}
        date={from}
        max={to ?? lastDay}
        onDate={(date) => onChange({ from: date })}
      />
      <DateInput
        className={className}
        label={fieldTexts.to}
        date={to}
        min={from}
        max={lastDay}
        onDate={(date) => onChange({ to: date })}
      />
    </>
  );
}
