import { Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type DraftValues, proposedName } from '../draft.ts';
import { CallSignField } from './CallSignField.tsx';

/** The choice between a patrol, which has a call sign, and an event, which has none. A name that was not typed follows it. */
export function KindFields({ form }: { form: UseFormReturnType<DraftValues> }) {
  const { patrol, name } = form.values;
  const choose = (chosen: boolean) => {
    form.setFieldValue('patrol', chosen);
    if (name === proposedName(patrol)) form.setFieldValue('name', proposedName(chosen));
  };
  return (
    <>
      <Checkbox
        label="Patrol"
        {...form.getInputProps('patrol', { type: 'checkbox' })}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      {patrol && <CallSignField form={form} />}
    </>
  );
}
