import { Input, SegmentedControl } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Here } from '#patrols/contract';
import { NativeSelect } from '#ui/controls/NativeSelect.tsx';
import { FieldPair } from '#ui/form/FieldPair.tsx';
import { newPeriods, type PeriodValues, periodOptions } from '../periods.ts';
import { patrolCopyTexts } from '../texts.ts';
import '#ui/form/form-fields.css';
import '#ui/form/segmented-control.css';

interface PeriodsFieldsProps {
  form: UseFormReturnType<PeriodValues>;
  here: Here;
}

const kinds = ['week', 'month'] as const;

/** Which week or month is copied, and to which other one (product 5.20). */
export function PeriodsFields({ form, here }: PeriodsFieldsProps) {
  const { kind, sameCrew } = form.values;
  const choose = (chosen: string) =>
    form.setValues({ ...newPeriods(chosen === 'week' ? 'week' : 'month', here), sameCrew });
  const select = (field: 'from' | 'to', label: string) => (
    <Input.Wrapper label={label} labelElement="div">
      <NativeSelect
        label={label}
        value={form.values[field]}
        onValue={(value) => form.setFieldValue(field, value)}
      >
        {periodOptions(kind, here, { back: field === 'from' }).map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Input.Wrapper>
  );
  return (
    <>
      <SegmentedControl
        fullWidth
        data={kinds.map((value) => ({ value, label: patrolCopyTexts.period(value) }))}
        aria-label={patrolCopyTexts.what}
        value={kind}
        onChange={choose}
      />
      <FieldPair>
        {select('from', patrolCopyTexts.from)}
        {select('to', patrolCopyTexts.to)}
      </FieldPair>
    </>
  );
}
