import { Alert, TextInput } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { formatDateTime } from '#contract';
import { useSaveForm } from '#lib/form/save-form.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { withoutBlanks } from '#lib/values/values.ts';
import { type Organization, OrganizationRestore } from '#organizations/contract';
import { useZone } from '#people/web/profile.tsx';
import { Filled } from '#texts/Filled.tsx';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { SaveForm } from '#ui/form/SaveForm.tsx';
import { useRestore } from '../queries.ts';
import { organizationArchiveTexts, organizationFieldTexts } from '../texts.ts';
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
    onSaved: () => toastSuccess(organizationArchiveTexts.restored),
    onFailed: (error) => toastError(organizationArchiveTexts.unableToRestore({ reason: messageOf(error) })),
  });
  const { since, codeUntil, isCodeTaken } = archived;
  return (
    <SaveForm
      className={classes.form}
      form={form}
      onSubmit={submit}
      saving={restore.isPending}
      label={organizationArchiveTexts.restore}
      fallback="/"
    >
      <Alert
        color="orange"
        icon={<IconArchive />}
        title={organizationArchiveTexts.archivedSince({ when: formatDateTime(since, zone) })}
      >
        {organizationArchiveTexts.restoringMeans}
      </Alert>
      <SettingsSection
        title={organizationFieldTexts.organization}
        hint={
          <Filled
            text={organizationFieldTexts.callSignOf}
            values={{ code: <span className={classes.callSign}>{organization.code}</span> }}
          />
        }
      >
        {isCodeTaken ? (
          <TextInput
            label={organizationArchiveTexts.newCode}
            description={organizationArchiveTexts.codeTaken(organization)}
            maxLength={4}
            autoCapitalize="characters"
            className={classes.code}
            {...form.getInputProps('code')}
          />
        ) : (
          <p>
            {organizationArchiveTexts.codeUntil({
              when: formatDateTime(codeUntil, zone),
              code: organization.code,
            })}
          </p>
        )}
      </SettingsSection>
    </SaveForm>
  );
}
