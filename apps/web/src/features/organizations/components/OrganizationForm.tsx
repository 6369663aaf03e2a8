import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type Organization, OrganizationPatch } from '@patrolbook/contract';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { focusFirst, showIssues, validateBy } from '../../../lib/forms.ts';
import { useGoBack } from '../../../lib/go-back.ts';
import { FormButtons } from '../../../ui/FormButtons.tsx';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx';
import { patchBody, type Settings, settingsOf } from '../organization-patch.ts';
import { EmailFields } from './EmailFields.tsx';
import classes from './OrganizationForm.module.css';
import { PatrolSettings, patrolSettings } from './PatrolSettings.tsx';
import { SettingsSection } from './SettingsSection.tsx';

interface OrganizationFormProps {
  organization: Organization;
  save: UseMutationResult<Organization, Error, OrganizationPatch>;
}

/** Changes an organization. What others change meanwhile is kept: only one's own changes are sent. */
export function OrganizationForm({ organization, save }: OrganizationFormProps) {
  const goBack = useGoBack();
  const [saved, setSaved] = useState(() => settingsOf(organization));
  const patchOf = (values: Settings) => patchBody(values, saved);
  const form = useForm({
    initialValues: saved,
    validateInputOnBlur: true,
    validate: validateBy(OrganizationPatch, patchOf),
  });

  const submit = form.onSubmit(
    (values) => {
      save.mutate(OrganizationPatch.parse(patchOf(values)), {
        onSuccess: (answer) => {
          setSaved(settingsOf(answer));
          form.setValues(settingsOf(answer));
          toastSuccess('Updated');
        },
        onError: (error) => showIssues(form, error) || toastError(`Unable to update: ${messageOf(error)}`),
      });
    },
    (errors) => focusFirst(form, errors),
  );
  const cancel = () => {
    form.setValues(saved);
    goBack('/');
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <UnsavedChanges isDirty={() => Object.keys(patchOf(form.getValues())).length > 0} />
      <SettingsSection
        title="Organization"
        hint={
          <>
            Police call sign <span className={classes.callSign}>{organization.code}</span>
          </>
        }
      >
        <TextInput label="Organization name" {...form.getInputProps('name')} />
        <TextInput label="Police station" {...form.getInputProps('policeStation')} />
      </SettingsSection>
      <SettingsSection
        title="Email Configuration"
        hint="What patrollers and guests read when a patrol is finalized."
      >
        <EmailFields inputProps={form.getInputProps} />
      </SettingsSection>
      <PatrolSettings
        timeZone={saved.timeZone}
        hasError={patrolSettings.some((field) => field in form.errors)}
        inputProps={form.getInputProps}
      />
      <FormButtons saving={save.isPending} onCancel={cancel} />
    </form>
  );
}
