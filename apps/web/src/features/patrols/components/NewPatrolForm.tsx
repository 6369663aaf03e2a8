import { Checkbox, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type Organization, today } from '@patrolbook/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { serverNow } from '../../../lib/clock.ts';
import { fieldErrors, focusFirst, showIssues } from '../../../lib/forms.ts';
import { useGoBack } from '../../../lib/go-back.ts';
import { useZone } from '../../../lib/profile.tsx';
import { FormButtons } from '../../../ui/FormButtons.tsx';
import { LedgerCard } from '../../../ui/LedgerCard.tsx';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx';
import { checkDraft, type DraftValues, newDraft } from '../draft.ts';
import { type Draft, useCreatePatrol } from '../queries.ts';
import { DateField } from './DateField.tsx';
import { HoursField } from './HoursField.tsx';
import { NameField } from './NameField.tsx';
import classes from './NewPatrolForm.module.css';
import { StartTimeField } from './StartTimeField.tsx';

/** Creates a patrol, or an event when Patrol is unticked, as a draft; then shows it. */
export function NewPatrolForm({ organization }: { organization: Organization }) {
  const zone = useZone();
  const [opened] = useState(() => new Date(serverNow()).toISOString());
  const navigate = useNavigate();
  const goBack = useGoBack();
  const create = useCreatePatrol();
  const form = useForm<DraftValues>({
    initialValues: newDraft(opened, zone),
    validateInputOnBlur: true,
    validate: (values) => {
      const checked = checkDraft(values, zone);
      return 'errors' in checked ? checked.errors : {};
    },
  });

  const save = (draft: Draft) =>
    create.mutate(draft, {
      onSuccess: (id) => {
        toastSuccess('New patrol saved');
        form.resetDirty();
        void navigate({ to: '/patrol/$id', params: { id }, replace: true });
      },
      onError: (error) => {
        if (showIssues(form, error)) return;
        const { when } = fieldErrors(error);
        if (when) form.setFieldError('date', when);
        else toastError('Unable to create patrol');
      },
    });
  const submit = form.onSubmit(
    (values) => {
      const checked = checkDraft(values, zone);
      if ('draft' in checked) save(checked.draft);
    },
    (errors) => focusFirst(form, errors),
  );
  const cancel = () => {
    form.reset();
    goBack('/patrols/scheduled');
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <UnsavedChanges isDirty={form.isDirty} />
      <LedgerCard padded>
        <div className={classes.columns}>
          <DateField
            value={form.values.date}
            onChange={(date) => form.setFieldValue('date', date)}
            today={today(opened, zone)}
            error={form.errors.date}
          />
          <div className={classes.fields}>
            <StartTimeField form={form} zone={zone} />
            <HoursField form={form} zone={zone} />
            <Checkbox label="Patrol" {...form.getInputProps('patrol', { type: 'checkbox' })} />
            {form.values.patrol && (
              <TextInput
                classNames={{ input: classes.callSign }}
                label="Call sign"
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                {...form.getInputProps('callSign')}
                onChange={(event) => form.setFieldValue('callSign', event.currentTarget.value.toUpperCase())}
              />
            )}
            <NameField form={form} suggestions={organization.patrolNames ?? []} />
          </div>
        </div>
      </LedgerCard>
      <p className={classes.hint}>It starts as a draft. Nobody is told before you finalize it.</p>
      <FormButtons saving={create.isPending} onCancel={cancel} label="Create" />
    </form>
  );
}
