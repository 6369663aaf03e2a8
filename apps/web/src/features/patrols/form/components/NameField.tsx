import { Autocomplete, type OptionsFilter } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { myOrganizationQuery } from '../../../../domain/profile/profile.tsx';
import type { DraftValues } from '../draft.ts';
import '../../../../ui/form/form-fields.css';

/** The initial name does not narrow the suggestions. */
const showAll: OptionsFilter = ({ options }) => options;

/** A name: one of the organization's suggestions, or any other. They open upwards, since the form's buttons are below. */
export function NameField({ form }: { form: UseFormReturnType<DraftValues> }) {
  const { data: organization, error } = useQuery(myOrganizationQuery);
  return (
    <Autocomplete
      label="Name"
      data={[...new Set(organization?.patrolNames)]}
      {...(!form.isDirty('name') && { filter: showAll })}
      comboboxProps={{ position: 'top' }}
      description={error && !organization && 'The usual names could not be loaded; type one.'}
      rightSection={<IconChevronDown />}
      rightSectionPointerEvents="none"
      {...form.getInputProps('name')}
    />
  );
}
