import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { myOrganizationQuery } from '../../../../domain/profile/profile.tsx';
import { SuggestField } from '../../../../ui/form/SuggestField.tsx';
import type { DraftValues } from '../draft.ts';

/** A name: one of the organization's suggestions, or any other. They open upwards, since the form's buttons are below. */
export function NameField({ form }: { form: UseFormReturnType<DraftValues> }) {
  const { data: organization, error } = useQuery(myOrganizationQuery);
  return (
    <SuggestField
      label="Name"
      suggestions={[...new Set(organization?.patrolNames)]}
      narrows={form.isDirty('name')} // not by the initial name
      above
      description={error && !organization && 'The usual names could not be loaded; type one.'}
      {...form.getInputProps('name')}
    />
  );
}
