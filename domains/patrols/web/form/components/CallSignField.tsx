import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { myOrganizationQuery } from '#people/web/profile.tsx';
import { SuggestField } from '#ui/form/SuggestField.tsx';
import type { DraftValues } from '../draft.ts';
import { patrolFormTexts } from '../texts.ts';
import classes from './CallSignField.module.css';

/** A call sign: empty at first, with the organization's code as the suggestion (product 5.2). */
export function CallSignField({ form }: { form: UseFormReturnType<DraftValues> }) {
  const { data: organization } = useQuery(myOrganizationQuery);
  const isCode = organization?.code === form.values.callSign.trim().toUpperCase();
  return (
    <SuggestField
      classNames={{ input: classes.callSign }}
      label={patrolFormTexts.callSign}
      suggestions={organization && !isCode ? [organization.code] : []}
      narrows
      autoCapitalize="characters"
      spellCheck={false}
      {...form.getInputProps('callSign')}
    />
  );
}
