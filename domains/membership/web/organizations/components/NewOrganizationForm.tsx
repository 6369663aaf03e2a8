import { TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useSaveForm } from '#lib/form/save-form.ts';
import { NewOrganization } from '#organizations/contract';
import { fieldTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { FieldPair } from '#ui/form/FieldPair.tsx';
import { SaveForm } from '#ui/form/SaveForm.tsx';
import { emptyOrganization, newOrganizationBody } from '../new-organization.ts';
import { useCreateOrganization } from '../queries.ts';
import { newOrganizationTexts, organizationFieldTexts } from '../texts.ts';
import { EmailFields } from './EmailFields.tsx';
import classes from './OrganizationForm.module.css';
import { SettingsSection } from './SettingsSection.tsx';

/** Creates an organization and invites its first admin (product 3.3). */
export function NewOrganizationForm() {
  const navigate = useNavigate();
  const create = useCreateOrganization();
  const { form, submit } = useSaveForm({
    initialValues: emptyOrganization,
    schema: NewOrganization,
    bodyOf: newOrganizationBody,
    save: create.mutate,
    onSaved: ({ _id }: { _id: string }, { resetDirty }) => {
      toastSuccess(newOrganizationTexts.saved);
      resetDirty();
      void navigate({ to: '/organization/$id', params: { id: _id }, replace: true });
    },
    onFailed: () => toastError(newOrganizationTexts.unableToCreate),
  });

  const saving = create.isPending || create.isSuccess; // until its page is shown
  return (
    <SaveForm className={classes.form} form={form} onSubmit={submit} saving={saving} fallback="/">
      <SettingsSection title={organizationFieldTexts.organization}>
        <TextInput
          label={newOrganizationTexts.code}
          description={organizationFieldTexts.callSign}
          maxLength={4}
          autoCapitalize="characters"
          className={classes.code}
          {...form.getInputProps('code')}
        />
        <TextInput label={organizationFieldTexts.name} {...form.getInputProps('name')} />
        <TextInput label={organizationFieldTexts.policeStation} {...form.getInputProps('policeStation')} />
      </SettingsSection>
      <SettingsSection
        title={newOrganizationTexts.administrator}
        hint={newOrganizationTexts.administratorMeans}
      >
        <FieldPair>
          <TextInput label={fieldTexts.firstName} {...form.getInputProps('firstName')} />
          <TextInput label={fieldTexts.lastName} {...form.getInputProps('lastName')} />
        </FieldPair>
        <TextInput
          label={fieldTexts.email}
          type="email"
          description={newOrganizationTexts.emailMeans}
          {...form.getInputProps('email')}
        />
      </SettingsSection>
      <SettingsSection title={organizationFieldTexts.emails} hint={organizationFieldTexts.emailsMean}>
        <EmailFields inputProps={form.getInputProps} />
      </SettingsSection>
    </SaveForm>
  );
}
