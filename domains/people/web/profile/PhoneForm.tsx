import { useSaveForm } from '#lib/form/save-form.ts';
import { useSavedInput } from '#lib/form/saved-input.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { type Profile, ProfilePatch } from '#people/contract';
import { feedbackTexts, fieldTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { FormButtons } from '#ui/form/FormButtons.tsx';
import { UnsavedChanges } from '#ui/form/UnsavedChanges.tsx';
import { PhoneField } from '../PhoneField.tsx';
import { profileTexts } from '../texts.ts';
import classes from './PhoneForm.module.css';
import { useUpdateProfile } from './queries.ts';
import '#ui/form/form-fields.css';

interface PhoneFormProps {
  phone: Profile['phone'];
  /** The name under which its input is kept when the session ends. */
  keptAs: string;
  onClose: () => void;
}

/** Changes or clears one's own phone number. */
export function PhoneForm({ phone, keptAs, onClose }: PhoneFormProps) {
  const update = useUpdateProfile();
  const { form, submit } = useSaveForm({
    initialValues: { phone: phone ?? '' },
    schema: ProfilePatch,
    bodyOf: (values) => values,
    save: update.mutate,
    onSaved: () => {
      toastSuccess(feedbackTexts.updated);
      onClose();
    },
    onFailed: (error) => toastError(feedbackTexts.unableToUpdate({ reason: messageOf(error) })),
  });
  useSavedInput(form, keptAs);
  return (
    <form className={classes.form} aria-label={profileTexts.changePhone} onSubmit={submit} noValidate>
      <UnsavedChanges isDirty={() => form.isDirty()} />
      <PhoneField label={fieldTexts.phone} autoComplete="tel" autoFocus {...form.getInputProps('phone')} />
      <FormButtons saving={update.isPending} onCancel={onClose} />
    </form>
  );
}
