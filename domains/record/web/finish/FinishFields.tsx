import { Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { TypedTime } from '#lib/time/typed-time.ts';
import { fieldTexts } from '#texts/shared.ts';
import { FieldPair } from '#ui/form/FieldPair.tsx';
import { TimeField } from '#ui/form/time/TimeField.tsx';
import { DateInput } from '#ui/list/DateInput.tsx';
import { FuelField } from '../fields/FuelField.tsx';
import classes from '../fields/fields.module.css';
import { OdometerField } from '../fields/OdometerField.tsx';
import { PlaceField } from '../fields/PlaceField.tsx';
import { WhichTime } from '../fields/WhichTime.tsx';
import { recordFinishFieldTexts } from '../texts.ts';
import type { FinishValues } from './finish.ts';

interface FinishFieldsProps {
  form: UseFormReturnType<FinishValues>;
  /** As in WhichTime. */
  typed: TypedTime | null;
}

/** The fields of a finish for its crew, on the spot. */
export function FinishFields({ form, typed }: FinishFieldsProps) {
  return (
    <div className={classes.fields}>
      <TimeField label={recordFinishFieldTexts.time} input={form.getInputProps('finished')} />
      <OdometerField
        label={recordFinishFieldTexts.odometer}
        input={form.getInputProps('finishOdometer')}
        flag={null}
      />
      <WhichTime form={form} typed={typed} />
      <div className={classes.whole}>
        <PlaceField form={form} label={fieldTexts.place} />
      </div>
      <div className={classes.whole}>
        <FuelField value={form.values.fuel} onChange={(fuel) => form.setFieldValue('fuel', fuel)} />
      </div>
    </div>
  );
}

interface FinishForCrewFieldsProps extends FinishFieldsProps {
  /** The first and the last day that it can have been. */
  days: { first: string; last: string };
}

/** The fields of a finish for an admin, who was not there: also its day, and why they finish it. */
export function FinishForCrewFields({ form, typed, days }: FinishForCrewFieldsProps) {
  return (
    <>
      <FieldPair>
        <DateInput
          label={recordFinishFieldTexts.date}
          date={form.values.date}
          min={days.first}
          max={days.last}
          onDate={(date = '') => form.setFieldValue('date', date)}
        />
        <TimeField label={recordFinishFieldTexts.time} input={form.getInputProps('finished')} />
      </FieldPair>
      <WhichTime form={form} typed={typed} />
      <OdometerField
        label={recordFinishFieldTexts.optionalOdometer}
        input={form.getInputProps('finishOdometer')}
        flag={null}
      />
      <Textarea
        label={fieldTexts.reason}
        description={recordFinishFieldTexts.reasonMeans}
        autosize
        minRows={2}
        {...form.getInputProps('reason')}
      />
    </>
  );
}
