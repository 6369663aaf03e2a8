import { Input, NumberInput, SegmentedControl } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { addDays, limits, today } from '#contract';
import type { Here } from '#patrols/contract';
import { fieldTexts } from '#texts/shared.ts';
import { NativeSelect } from '#ui/controls/NativeSelect.tsx';
import { WeekdayButtons } from '#ui/controls/WeekdayButtons.tsx';
import { DateInput } from '#ui/list/DateInput.tsx';
import type { RepetitionValues } from '../repetition.ts';
import { patrolCopyTexts } from '../texts.ts';
import '#ui/form/form-fields.css';
import '#ui/form/segmented-control.css';

interface RepetitionFieldsProps {
  form: UseFormReturnType<RepetitionValues>;
  here: Here;
}

const weeks = [1, 2, 3, 4, 5, 6, 7, 8];

const ends = ['times', 'until'] as const;

/** On which weekdays, every how many weeks and for how long (product 5.18). */
export function RepetitionFields({ form, here }: RepetitionFieldsProps) {
  const { weekdays, everyWeeks, end, until } = form.values;
  const toggle = (weekday: number) => {
    const others = weekdays.filter((one) => one !== weekday);
    form.setFieldValue('weekdays', others.length < weekdays.length ? others : [...weekdays, weekday]);
  };
  const first = today(here.now, here.zone);
  return (
    <>
      <WeekdayButtons chosen={new Set(weekdays)} onToggle={toggle} />
      <NativeSelect
        label={patrolCopyTexts.howOften}
        value={String(everyWeeks)}
        onValue={(value) => form.setFieldValue('everyWeeks', Number(value))}
      >
        {weeks.map((count) => (
          <option key={count} value={count}>
            {patrolCopyTexts.everyWeeks(count)}
          </option>
        ))}
      </NativeSelect>
      <SegmentedControl
        fullWidth
        data={ends.map((value) => ({ value, label: patrolCopyTexts.end(value) }))}
        aria-label={patrolCopyTexts.howLong}
        {...form.getInputProps('end')}
      />
      {end === 'times' ? (
        <NumberInput
          label={patrolCopyTexts.times}
          min={1}
          max={limits.copies.max}
          allowDecimal={false}
          clampBehavior="none"
          hideControls
          autoComplete="off"
          {...form.getInputProps('times')}
        />
      ) : (
        <Input.Wrapper error={form.errors.until}>
          <DateInput
            label={fieldTexts.until}
            date={until || undefined}
            min={first}
            max={addDays(first, limits.copies.daysAhead)}
            onDate={(date) => form.setFieldValue('until', date ?? '')}
          />
        </Input.Wrapper>
      )}
    </>
  );
}
