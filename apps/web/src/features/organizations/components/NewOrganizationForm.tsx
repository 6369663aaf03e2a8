import { TextInput } from '@mantine/core';
import { NewOrganization } from '@patrolbook/contract';
import { useNavigate } from '@tanstack/react-router';
import { useSaveForm } from '../../../lib/form/save-form.ts';
import { toastError, toastSuccess } from '../../../ui/feedback/toasts.tsx';
import { FieldPair } from '../../../ui/form/FieldPair.tsx';
import { SaveForm } from '../../../ui/form/SaveForm.tsx';
import { emptyOrganization, newOrganizationBody } from '../new-organization.ts';
import { useCreateOrganization } from '../queries.ts';
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
      toastSuccess('New organization saved');
      resetDirty();
      void navigate({ to: '/organization/$id', params: { id: _id }, replace: true });
    },
    onFailed: () => toastError('Unable to create organization'),
  });

  const saving = create.isPending || create.isSuccess; // until its page is shown
  return (
    <SaveForm className={classes.form} form={form} onSubmit={submit} saving={saving} fallback="/">
      <SettingsSection title="Organization">
        <TextInput
          label="Organization code"
          description="Police call sign"
          maxLength={4}
          autoCapitalize="characters"
          className={classes.code}
          {...form.getInputProps('code')}
        />
        <TextInput label="Organization name" {...form.getInputProps('name')} />
        <TextInput label="Police station" {...form.getInputProps('policeStation')} />
      </SettingsSection>
      <SettingsSection title="Administrator" hint="They are mailed an invitation to set a password.">
        <FieldPair>
          <TextInput label="First name" {...form.getInputProps('firstName')} />
          <TextInput label="Last name" {...form.getInputProps('lastName')} />
        </FieldPair>
        <TextInput
          label="Email"
          type="email"
          description="This will be used for the administrator to sign in"
          {...form.getInputProps('email')}
        />
      </SettingsSection>
      <SettingsSection
        title="Email Configuration"
        hint="What patrollers and guests read when a patrol is finalized."
      >
        <EmailFields inputProps={form.getInputProps} />
      </SettingsSection>
    </SaveForm>
  );
}
