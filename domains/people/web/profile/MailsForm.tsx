import { useSaveForm } from '#lib/form/save-form.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { type Profile, ProfilePatch } from '#people/contract';
import { feedbackTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { FormButtons } from '#ui/form/FormButtons.tsx';
import { UnsavedChanges } from '#ui/form/UnsavedChanges.tsx';
import type { ChoosableMail } from '../choosable/choosable-mails.ts';
import { MailChoiceFields } from '../choosable/MailChoiceFields.tsx';
import { profileTexts } from '../texts.ts';
import classes from './MailsForm.module.css';
import { useUpdateProfile } from './queries.ts';

interface MailsFormProps {
  profile: Profile;
  mails: readonly ChoosableMail[];
  onClose: () => void;
}

/** Chooses which of the mails that nobody has to get the user gets. */
export function MailsForm({ profile: { notices, summaries }, mails, onClose }: MailsFormProps) {
  const update = useUpdateProfile();
  const { form, submit } = useSaveForm({
    initialValues: { notices, summaries },
    schema: ProfilePatch,
    bodyOf: (values) => values,
    save: update.mutate,
    onSaved: () => {
      toastSuccess(feedbackTexts.updated);
      onClose();
    },
    onFailed: (error) => toastError(feedbackTexts.unableToUpdate({ reason: messageOf(error) })),
  });
  return (
    <form className={classes.form} aria-label={profileTexts.changeMails} onSubmit={submit} noValidate>
      <UnsavedChanges isDirty={() => form.isDirty()} />
      <MailChoiceFields mails={mails} inputOf={(mail) => form.getInputProps(mail)} />
      <FormButtons saving={update.isPending} onCancel={onClose} />
    </form>
  );
}
