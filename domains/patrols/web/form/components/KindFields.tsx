import { Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { myOrganizationQuery } from '#people/web/profile.tsx';
import { SuggestField } from '#ui/form/SuggestField.tsx';
import type { DraftValues } from '../draft.ts';
import { patrolFormTexts } from '../texts.ts';
import classes from './CallSignField.module.css';

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

/** A call sign: empty at first, with the organization's code as the suggestion (product 5.2). */
function CallSignField({ form }: { form: UseFormReturnType<DraftValues> }) {
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
