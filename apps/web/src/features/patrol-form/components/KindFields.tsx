import { Checkbox, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { DraftValues } from '../draft.ts';
import classes from './KindFields.module.css';

/** The choice between a patrol, which has a call sign, and an event, which has none. */
export function KindFields({ form }: { form: UseFormReturnType<DraftValues> }) {
  return (
    <>
      <Checkbox label="Patrol" {...form.getInputProps('patrol', { type: 'checkbox' })} />
      {form.values.patrol && (
        <TextInput
          classNames={{ input: classes.callSign }}
          label="Call sign"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('callSign')}
        />
      )}
    </>
  );
}
