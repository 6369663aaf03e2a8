import { Input } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { limits } from '#contract';
import { availabilityTexts } from '#planning/web/texts.ts';
import { NativeSelect } from '#ui/controls/NativeSelect.tsx';
import type { AvailabilityDraft } from '../draft.ts';

const numbers = Array.from({ length: limits.patrolsAMonth.max + 1 }, (_, number) => String(number));

/** How many patrols a month somebody wishes to go on. */
export function WishField({ form }: { form: UseFormReturnType<AvailabilityDraft> }) {
  const label = availabilityTexts.patrolsAMonth;
  return (
    <Input.Wrapper label={label} labelElement="div" description={availabilityTexts.patrolsAMonthMeans}>
      <NativeSelect
        label={label}
        value={form.values.patrolsAMonth}
        onValue={(value) => form.setFieldValue('patrolsAMonth', value)}
      >
        <option value="">{availabilityTexts.notSaid}</option>
        {numbers.map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </NativeSelect>
    </Input.Wrapper>
  );
}
