import { TextInput } from '@mantine/core';
import { useSaveForm } from '#lib/form/save-form.ts';
import { useSavedInput } from '#lib/form/saved-input.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { withoutBlanks } from '#lib/values/values.ts';
import { NewAdmin } from '#organizations/contract';
import { actionTexts, feedbackTexts, fieldTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { FieldPair } from '#ui/form/FieldPair.tsx';
import { FormButtons } from '#ui/form/FormButtons.tsx';
import { UnsavedChanges } from '#ui/form/UnsavedChanges.tsx';
import { useAddAdmin } from '../admin-queries.ts';
import { organizationAdminTexts } from '../texts.ts';
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
      toastSuccess(organizationAdminTexts.added);
      onClose();
    },
    onFailed: (error) => toastError(feedbackTexts.unableToUpdate({ reason: messageOf(error) })),
  });
  useSavedInput(form, 'add-admin');
  return (
    <form className={classes.form} aria-label={organizationAdminTexts.add} onSubmit={submit} noValidate>
      <UnsavedChanges isDirty={() => form.isDirty()} />
      <FieldPair>
        <TextInput
          label={fieldTexts.firstName}
          autoFocus
          autoComplete="off"
          {...form.getInputProps('firstName')}
        />
        <TextInput label={fieldTexts.lastName} autoComplete="off" {...form.getInputProps('lastName')} />
      </FieldPair>
      <TextInput
        label={fieldTexts.email}
        type="email"
        autoComplete="off"
        description={organizationAdminTexts.addMeans}
        {...form.getInputProps('email')}
      />
      <FormButtons label={actionTexts.add} saving={add.isPending} onCancel={onClose} />
    </form>
  );
}
