import { Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { DraftValues } from '../draft.ts';
import { patrolFormTexts } from '../texts.ts';
import { CallSignField } from './CallSignField.tsx';

interface KindFieldsProps {
  form: UseFormReturnType<DraftValues>;
  /** The name that a patrol begins with. An event begins without one (product 5.12). */
  proposed: string;
}

/** The choice between a patrol, which has a call sign, and an event, which has none. A name that was not typed follows it. */
export function KindFields({ form, proposed }: KindFieldsProps) {
  const { patrol, name } = form.values;
  const nameOf = (isPatrol: boolean) => (isPatrol ? proposed : '');
  const choose = (chosen: boolean) => {
    form.setFieldValue('patrol', chosen);
    if (name === nameOf(patrol)) form.setFieldValue('name', nameOf(chosen));
  };
  return (
    <>
      <Checkbox
        label={patrolFormTexts.patrol}
        {...form.getInputProps('patrol', { type: 'checkbox' })}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      {patrol && <CallSignField form={form} />}
    </>
  );
}
