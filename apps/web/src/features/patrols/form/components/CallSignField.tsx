import { Autocomplete } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { myOrganizationQuery } from '../../../../domain/profile/profile.tsx';
import type { DraftValues } from '../draft.ts';
import classes from './CallSignField.module.css';
import '../../../../ui/form/form-fields.css';

/** A call sign: empty at first, with the organization's code as the suggestion (product 5.2). */
export function CallSignField({ form }: { form: UseFormReturnType<DraftValues> }) {
  const { data: organization } = useQuery(myOrganizationQuery);
  const isCode = organization?.code === form.values.callSign.trim().toUpperCase();
  return (
    <Autocomplete
      classNames={{ input: classes.callSign }}
      label="Call sign"
      data={organization && !isCode ? [organization.code] : []}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      rightSection={<IconChevronDown />}
      rightSectionPointerEvents="none"
      {...form.getInputProps('callSign')}
    />
  );
}
