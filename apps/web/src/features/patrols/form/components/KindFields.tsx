import { Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { DraftValues } from '../draft.ts';
import { CallSignField } from './CallSignField.tsx';

/** The choice between a patrol, which has a call sign, and an event, which has none. */
export function KindFields({ form }: { form: UseFormReturnType<DraftValues> }) {
  return (
    <>
      <Checkbox label="Patrol" {...form.getInputProps('patrol', { type: 'checkbox' })} />
      {form.values.patrol && <CallSignField form={form} />}
    </>
  );
}
