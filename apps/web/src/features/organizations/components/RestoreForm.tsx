import { Alert, TextInput } from '@mantine/core';
import { formatDateTime, type Organization, OrganizationRestore } from '@patrolbook/contract';
import { IconArchive } from '@tabler/icons-react';
import { useZone } from '../../../domain/profile/profile.tsx';
import { useSaveForm } from '../../../lib/form/save-form.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { withoutBlanks } from '../../../lib/values/values.ts';
import { toastError, toastSuccess } from '../../../ui/feedback/toasts.tsx';
import { SaveForm } from '../../../ui/form/SaveForm.tsx';
import { useRestore } from '../queries.ts';
import classes from './OrganizationForm.module.css';
import { SettingsSection } from './SettingsSection.tsx';

interface RestoreFormProps {
  organization: Organization;
  archived: NonNullable<Organization['archived']>;
}

/** Restores an archived organization, with a new code if its own was taken (product 3.9). */
export function RestoreForm({ organization, archived }: RestoreFormProps) {
  const zone = useZone();
  const restore = useRestore(organization._id);
  const { form, submit } = useSaveForm({
    initialValues: { code: '' },
    schema: OrganizationRestore,
    bodyOf: withoutBlanks,
    save: restore.mutate,
    onSaved: () => toastSuccess('Organization restored'),
    onFailed: (error) => toastError(`Unable to restore: ${messageOf(error)}`),
  });
  const { since, codeUntil, isCodeTaken } = archived;
  return (
    <SaveForm
      className={classes.form}
      form={form}
      onSubmit={submit}
      saving={restore.isPending}
      label="Restore"
      fallback="/"
    >
      <Alert color="orange" icon={<IconArchive />} title={`Archived ${formatDateTime(since, zone)}`}>
        Nobody can sign in to this organization, and it mails nobody. Nothing of it is lost. Restoring it
        brings everything back. People who have joined another organization meanwhile have left this one.
      </Alert>
      <SettingsSection
        title="Organization"
        hint={
          <>
            Police call sign <span className={classes.callSign}>{organization.code}</span>
          </>
        }
      >
        {isCodeTaken ? (
          <TextInput
            label="New organization code"
            description={`Another organization has ${organization.code} now.`}
            maxLength={4}
            autoCapitalize="characters"
            className={classes.code}
            {...form.getInputProps('code')}
          />
        ) : (
          <p>
            From {formatDateTime(codeUntil, zone)} on, another organization can take the code{' '}
            {organization.code}. Then this one needs a new code to be restored.
          </p>
        )}
      </SettingsSection>
    </SaveForm>
  );
}
