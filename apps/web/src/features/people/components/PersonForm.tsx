import { Card, MultiSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { NewPerson } from '@patrolbook/contract';
import { useNavigate } from '@tanstack/react-router';
import { messageOf } from '../../../lib/api-error.ts';
import { focusFirst, showIssues, validateBy, withoutBlanks } from '../../../lib/forms.ts';
import { useGoBack } from '../../../lib/go-back.ts';
import { FormButtons } from '../../../ui/FormButtons.tsx';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx';
import { useCreatePerson } from '../queries.ts';
import { roleChoices } from '../role-names.ts';
import classes from './PersonForm.module.css';

const emptyPerson = { firstName: '', lastName: '', email: '', phone: '', roles: [] as string[] };

/** Adds a person, who is mailed an invitation to set a password. */
export function PersonForm() {
  const navigate = useNavigate();
  const goBack = useGoBack();
  const create = useCreatePerson();
  const form = useForm({
    initialValues: emptyPerson,
    validateInputOnBlur: true,
    validate: validateBy(NewPerson, withoutBlanks),
  });

  const submit = form.onSubmit(
    (values) => {
      create.mutate(NewPerson.parse(withoutBlanks(values)), {
        onSuccess: ({ _id }) => {
          toastSuccess('Created');
          form.reset();
          void navigate({ to: '/person/$id', params: { id: _id }, replace: true });
        },
        onError: (error) => showIssues(form, error) || toastError(messageOf(error)),
      });
    },
    (errors) => focusFirst(form, errors),
  );
  const cancel = () => {
    form.reset();
    goBack('/people');
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <UnsavedChanges isDirty={() => form.isDirty()} />
      <Card className={classes.fields}>
        <div className={classes.pair}>
          <TextInput label="First name" {...form.getInputProps('firstName')} />
          <TextInput label="Last name" {...form.getInputProps('lastName')} />
        </div>
        <TextInput
          label="Email"
          type="email"
          description="An invitation to set a password is sent here."
          {...form.getInputProps('email')}
        />
        <TextInput label="Phone" type="tel" {...form.getInputProps('phone')} />
        <MultiSelect
          label="Roles"
          data={roleChoices}
          searchable
          nothingFoundMessage="No such role"
          {...form.getInputProps('roles')}
        />
      </Card>
      <FormButtons saving={create.isPending} onCancel={cancel} />
    </form>
  );
}
