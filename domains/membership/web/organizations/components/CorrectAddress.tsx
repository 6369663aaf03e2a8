import { TextInput } from '@mantine/core';
import { formatName } from '#contract';
import { useSaveForm } from '#lib/form/save-form.ts';
import { useSavedInput } from '#lib/form/saved-input.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { type Admin, AdminPatch } from '#membership/contract';
import { feedbackTexts, fieldTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { FormButtons } from '#ui/form/FormButtons.tsx';
import { UnsavedChanges } from '#ui/form/UnsavedChanges.tsx';
import { useCorrectAdmin } from '../admin-queries.ts';
import { organizationAdminTexts } from '../texts.ts';
import classes from './AdminsSection.module.css';

interface CorrectAddressProps {
  organizationId: string;
  admin: Admin;
  onClose: () => void;
}

/** Corrects the address of an admin who has not signed in yet (product 3.7). */
export function CorrectAddress({ organizationId, admin, onClose }: CorrectAddressProps) {
  const correct = useCorrectAdmin(organizationId, admin._id);
  const { form, submit } = useSaveForm({
    initialValues: { email: admin.email },
    schema: AdminPatch,
    bodyOf: ({ email }) => ({ email, version: admin.version }),
    save: correct.mutate,
    onSaved: () => {
      toastSuccess(organizationAdminTexts.corrected);
      onClose();
    },
    onFailed: (error) => toastError(feedbackTexts.unableToUpdate({ reason: messageOf(error) })),
  });
  useSavedInput(form, `admin-${admin._id}`);
  return (
    <form
      className={classes.form}
      aria-label={organizationAdminTexts.correctOf({ name: formatName(admin) })}
      onSubmit={submit}
      noValidate
    >
      <UnsavedChanges isDirty={() => form.isDirty()} />
      <TextInput
        label={fieldTexts.email}
        type="email"
        autoFocus
        autoComplete="off"
        description={organizationAdminTexts.correctMeans}
        {...form.getInputProps('email')}
      />
      <FormButtons saving={correct.isPending} onCancel={onClose} />
    </form>
  );
}
