import { Autocomplete, type OptionsFilter } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { newPatrol } from '@patrolbook/contract';
import { IconChevronDown } from '@tabler/icons-react';
import type { DraftValues } from '../draft.ts';

interface NameFieldProps {
  form: UseFormReturnType<DraftValues>;
  /** The names that the organization uses; another one can be typed. */
  suggestions: string[];
}

/** The name that the form starts with is not there to narrow the suggestions. */
const showAll: OptionsFilter = ({ options }) => options;

export function NameField({ form, suggestions }: NameFieldProps) {
  const untouched = form.values.name === newPatrol.name;
  return (
    <Autocomplete
      label="Name"
      data={[...new Set(suggestions)]}
      {...(untouched && { filter: showAll })}
      rightSection={<IconChevronDown />}
      rightSectionPointerEvents="none"
      {...form.getInputProps('name')}
    />
  );
}
