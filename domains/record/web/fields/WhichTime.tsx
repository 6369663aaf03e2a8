import type { UseFormReturnType } from '@mantine/form';
import { formatTime } from '#contract';
import { type Occurrence, occurrenceOf, type TypedTime } from '#lib/time/typed-time.ts';
import { useZone } from '#people/web/profile.tsx';
import { TwiceField } from '#ui/form/time/TwiceField.tsx';
import classes from './fields.module.css';

interface WhichTimeProps {
  form: UseFormReturnType<{ occurrence: Occurrence }>;
  /** What the typed time means; null for one that says “Now”. */
  typed: TypedTime | null;
}

/** Asks which one is meant of a time that comes twice, if it may be either. */
export function WhichTime({ form, typed }: WhichTimeProps) {
  const zone = useZone();
  if (typed?.kind !== 'twice') return null;
  const { value, ...input } = form.getInputProps('occurrence');
  return (
    <div className={classes.whole}>
      <TwiceField
        times={{ first: formatTime(typed.first, zone), second: formatTime(typed.second, zone) }}
        input={{ ...input, value: occurrenceOf(typed, value) }}
      />
    </div>
  );
}
