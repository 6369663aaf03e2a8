import { NewPerson } from '@patrolbook/contract';
import { useNavigate } from '@tanstack/react-router';
import { useSaveForm } from '../../../lib/form/save-form.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { toastError, toastSuccess } from '../../../ui/feedback/toasts.tsx';
import { SaveForm } from '../../../ui/form/SaveForm.tsx';
import { bodyOf, fieldsOf, mailboxErrors } from '../person-patch.ts';
import { useCreatePerson, useMailChoices } from '../queries.ts';
import { PersonFields } from './PersonFields.tsx';

/** Adds a person, most often a patroller, who is mailed an invitation to set a password. */
export function NewPersonForm() {
  const navigate = useNavigate();
  const create = useCreatePerson();
  const choices = useMailChoices();
  const { form, submit } = useSaveForm({
    initialValues: { ...fieldsOf(), roles: ['patroller'] },
    schema: NewPerson,
    bodyOf,
    check: mailboxErrors,
    save: create.mutate,
    onSaved: ({ _id }: { _id: string }, { resetDirty }) => {
      toastSuccess('Created');
      resetDirty();
      void navigate({ to: '/person/$id', params: { id: _id }, replace: true });
    },
    onFailed: (error) => toastError(messageOf(error)),
  });
  const saving = create.isPending || create.isSuccess; // until their page is shown
  return (
    <SaveForm form={form} onSubmit={submit} saving={saving} fallback="/people">
      <PersonFields form={form} choices={choices} emailHint="An invitation to set a password is sent here." />
    </SaveForm>
  );
}
