import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { NewOrganization } from '@patrolbook/contract';
import { useNavigate } from '@tanstack/react-router';
import { focusFirst, showIssues, validateBy } from '../../../lib/forms.ts';
import { useGoBack } from '../../../lib/go-back.ts';
import { FormButtons } from '../../../ui/FormButtons.tsx';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx';
import { emptyOrganization, newOrganizationBody } from '../new-organization.ts';
import { useCreateOrganization } from '../queries.ts';
import { EmailFields } from './EmailFields.tsx';
import classes from './OrganizationForm.module.css';
import { SettingsSection } from './SettingsSection.tsx';

/** An organization and the administrator who is invited to run it. */
export function NewOrganizationForm() {
  const navigate = useNavigate();
  const goBack = useGoBack();
  const create = useCreateOrganization();
  const form = useForm({
    initialValues: emptyOrganization,
    validateInputOnBlur: true,
    validate: validateBy(NewOrganization, newOrganizationBody),
  });

  const submit = form.onSubmit(
    (values) => {
      create.mutate(NewOrganization.parse(newOrganizationBody(values)), {
        onSuccess: ({ _id }) => {
          toastSuccess('New organization saved');
          form.reset();
          void navigate({ to: '/organization/$id', params: { id: _id }, replace: true });
        },
        onError: (error) => showIssues(form, error) || toastError('Unable to create organization'),
      });
    },
    (errors) => focusFirst(form, errors),
  );
  const cancel = () => {
    form.reset();
    goBack('/');
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <UnsavedChanges isDirty={() => form.isDirty()} />
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
        <div className={classes.pair}>
          <TextInput label="First name" {...form.getInputProps('firstName')} />
          <TextInput label="Last name" {...form.getInputProps('lastName')} />
        </div>
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
      <FormButtons saving={create.isPending} onCancel={cancel} />
    </form>
  );
}
