import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { myOrganizationQuery } from '#people/web/profile.tsx';
import { fieldTexts } from '#texts/shared.ts';
import { SuggestField } from '#ui/form/SuggestField.tsx';
import type { DraftValues } from '../draft.ts';
import { patrolFormTexts } from '../texts.ts';

/** A name: one of the organization's suggestions, or any other. They open upwards, since the form's buttons are below. */
export function NameField({ form }: { form: UseFormReturnType<DraftValues> }) {
  const { data: organization, error } = useQuery(myOrganizationQuery);
  return (
    <SuggestField
      label={fieldTexts.name}
      suggestions={[...new Set(organization?.patrolNames)]}
      narrows={form.isDirty('name')} // not by the initial name
      above
      description={error && !organization && patrolFormTexts.namesNotLoaded}
      {...form.getInputProps('name')}
    />
  );
}
