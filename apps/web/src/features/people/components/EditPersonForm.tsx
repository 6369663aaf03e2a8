import { NewPerson, type Person, type PersonPatch } from '@patrolbook/contract';
import { useState } from 'react';
import { withoutBlanks } from '../../../lib/form/forms.ts';
import { useSaveForm } from '../../../lib/form/save-form.ts';
import { ApiError, messageOf } from '../../../lib/http/api-error.ts';
import { useGoBack } from '../../../lib/navigation/go-back.ts';
import { toastError, toastSuccess } from '../../../ui/feedback/toasts.tsx';
import { SaveForm } from '../../../ui/form/SaveForm.tsx';
import { fieldsOf, patchOf } from '../person-patch.ts';
import { useUpdatePerson } from '../queries.ts';
import { PersonFields } from './PersonFields.tsx';
import { TakenOffDialog } from './TakenOffDialog.tsx';

/** A change that waits for confirmation because it removes the person from upcoming patrols. */
interface PendingChange {
  message: string;
  patch: PersonPatch;
}

/** Edits a person; asks for confirmation if that removes them from upcoming patrols. */
export function EditPersonForm({ person }: { person: Person }) {
  const goBack = useGoBack();
  const [before] = useState(person);
  const [pending, setPending] = useState<PendingChange>();
  const update = useUpdatePerson(person._id);
  const onFailed = (error: Error) => toastError(`Unable to update: ${messageOf(error)}`);
  const { form, submit } = useSaveForm({
    initialValues: fieldsOf(before),
    schema: NewPerson,
    bodyOf: withoutBlanks,
    save: (chosen: NewPerson, { onSuccess, onError }) => {
      const patch = patchOf(chosen, before);
      const ask = (error: Error) =>
        isFutureAssignments(error) ? setPending({ message: error.message, patch }) : onError(error);
      update.mutate({ patch, confirm: false }, { onSuccess, onError: ask });
    },
    onSaved,
    onFailed,
  });
  function onSaved(): void {
    toastSuccess('Updated');
    form.resetDirty();
    goBack(`/person/${person._id}`);
  }
  const confirm = (patch: PersonPatch) =>
    update.mutate(
      { patch, confirm: true },
      { onSuccess: onSaved, onError: onFailed, onSettled: () => setPending(undefined) },
    );

  return (
    <SaveForm form={form} onSubmit={submit} saving={update.isPending} fallback={`/person/${person._id}`}>
      <PersonFields
        form={form}
        emailHint="If you change it, the old address gets an email about that, and only the new one can sign in."
      />
      <TakenOffDialog
        person={before}
        warning={pending?.message}
        saving={update.isPending}
        onConfirm={() => pending && confirm(pending.patch)}
        onClose={() => setPending(undefined)}
      />
    </SaveForm>
  );
}

function isFutureAssignments(error: Error): boolean {
  return error instanceof ApiError && error.code === 'future-assignments';
}
