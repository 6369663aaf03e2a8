import { TextInput } from '@mantine/core';
import { NewAdmin } from '@patrolbook/contract';
import { useSaveForm } from '../../../lib/form/save-form.ts';
import { useSavedInput } from '../../../lib/form/saved-input.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { withoutBlanks } from '../../../lib/values/values.ts';
import { toastError, toastSuccess } from '../../../ui/feedback/toasts.tsx';
import { FieldPair } from '../../../ui/form/FieldPair.tsx';
import { FormButtons } from '../../../ui/form/FormButtons.tsx';
import { UnsavedChanges } from '../../../ui/form/UnsavedChanges.tsx';
import { useAddAdmin } from '../admin-queries.ts';
import classes from './AdminsSection.module.css';

interface AddAdminProps {
  organizationId: string;
  onClose: () => void;
}

/** Adds an admin, or makes one of a person of the organization (product 3.7). */
export function AddAdmin({ organizationId, onClose }: AddAdminProps) {
  const add = useAddAdmin(organizationId);
  const { form, submit } = useSaveForm({
    initialValues: { firstName: '', lastName: '', email: '' },
    schema: NewAdmin,
    bodyOf: withoutBlanks,
    save: add.mutate,
    onSaved: () => {
      toastSuccess('Administrator added');
      onClose();
    },
    onFailed: (error) => toastError(`Unable to update: ${messageOf(error)}`),
  });
  useSavedInput(form, 'add-admin');
  return (
    <form className={classes.form} aria-label="Add Administrator" onSubmit={submit} noValidate>
      <UnsavedChanges isDirty={() => form.isDirty()} />
      <FieldPair>
        <TextInput label="First name" autoFocus autoComplete="off" {...form.getInputProps('firstName')} />
        <TextInput label="Last name" autoComplete="off" {...form.getInputProps('lastName')} />
      </FieldPair>
      <TextInput
        label="Email"
        type="email"
        autoComplete="off"
        description="They are mailed an invitation. Somebody of the organization with this address becomes an administrator as well."
        {...form.getInputProps('email')}
      />
      <FormButtons label="Add" saving={add.isPending} onCancel={onClose} />
    </form>
  );
}
