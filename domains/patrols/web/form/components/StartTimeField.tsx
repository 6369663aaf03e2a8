import type { UseFormReturnType } from '@mantine/form';
import { formatTime } from '#contract';
import { TimeField } from '#ui/form/time/TimeField.tsx';
import { TwiceField } from '#ui/form/time/TwiceField.tsx';
import { type DraftValues, startError, startOf } from '../draft.ts';
import { patrolFormTexts } from '../texts.ts';

interface StartTimeFieldProps {
  form: UseFormReturnType<DraftValues>;
  /** The organization's. */
  zone: string;
}

/** The start time. Reports a time that the clocks skip, and offers both instants of one that comes twice. */
export function StartTimeField({ form, zone }: StartTimeFieldProps) {
  const start = startOf(form.values, zone);
  const error = start?.kind === 'skipped' ? startError(form.values, zone) : form.errors.time;
  return (
    <div>
      <TimeField label={patrolFormTexts.start} input={{ ...form.getInputProps('time'), error }} />
      {start?.kind === 'twice' && (
        <TwiceField
          times={{ first: formatTime(start.first, zone), second: formatTime(start.second, zone) }}
          input={form.getInputProps('occurrence')}
        />
      )}
    </div>
  );
}
