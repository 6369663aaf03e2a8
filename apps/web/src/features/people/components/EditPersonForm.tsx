import { NewPerson, type Person, type PersonPatch } from '@patrolbook/contract';
import { useState } from 'react';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { withoutBlanks } from '../../../lib/forms.ts';
import { useGoBack } from '../../../lib/go-back.ts';
import { useSaveForm } from '../../../lib/save-form.ts';
import { SaveForm } from '../../../ui/SaveForm.tsx';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';
import { fieldsOf, patchOf } from '../person-patch.ts';
import { useUpdatePerson } from '../queries.ts';
import { PersonFields } from './PersonFields.tsx';
import { TakenOffDialog } from './TakenOffDialog.tsx';

/** A change that would take the person off coming patrols, until it is confirmed. */
interface Warned {
  message: string;
  patch: PersonPatch;
}

/** Changes a person; asks before that takes them off coming patrols. */
export function EditPersonForm({ person }: { person: Person }) {
  const goBack = useGoBack();
  const [before] = useState(person);
  const [warned, setWarned] = useState<Warned>();
  const update = useUpdatePerson(person._id);
  const onFailed = (error: Error) => toastError(`Unable to update: ${messageOf(error)}`);
  const { form, submit } = useSaveForm({
    initialValues: fieldsOf(before),
    schema: NewPerson,
    bodyOf: withoutBlanks,
    save: (chosen: NewPerson, { onSuccess, onError }) => {
      const patch = patchOf(chosen, before);
      const ask = (error: Error) =>
        isFutureAssignments(error) ? setWarned({ message: error.message, patch }) : onError(error);
      update.mutate({ patch, confirm: false }, { onSuccess, onError: ask });
    },
    onSaved: leave,
    onFailed,
  });
  function leave(): void {
    toastSuccess('Updated');
    form.resetDirty();
    goBack(`/person/${person._id}`);
  }
  const confirm = (patch: PersonPatch) =>
    update.mutate(
      { patch, confirm: true },
      { onSuccess: leave, onError: onFailed, onSettled: () => setWarned(undefined) },
    );

  return (
    <SaveForm form={form} onSubmit={submit} saving={update.isPending} fallback={`/person/${person._id}`}>
      <PersonFields
        form={form}
        emailHint="The old address is told of a new one, which signs in from then on."
      />
      <TakenOffDialog
        person={before}
        warning={warned?.message}
        saving={update.isPending}
        onConfirm={() => warned && confirm(warned.patch)}
        onClose={() => setWarned(undefined)}
      />
    </SaveForm>
  );
}

function isFutureAssignments(error: Error): boolean {
  return error instanceof ApiError && error.code === 'future-assignments';
}
