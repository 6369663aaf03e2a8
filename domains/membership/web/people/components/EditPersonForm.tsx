import { useState } from 'react';
import { useSaveForm } from '#lib/form/save-form.ts';
import { ApiError, isChangedMeanwhile, messageOf } from '#lib/http/api-error.ts';
import { useGoBack } from '#lib/navigation/go-back.ts';
import { NewPerson, type Person, type PersonPatch } from '#people/contract';
import { ChangedMeanwhile } from '#people/web/ChangedMeanwhile.tsx';
import { feedbackTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { useFollowEdits } from '#ui/form/follow-edits.tsx';
import { SaveForm } from '#ui/form/SaveForm.tsx';
import { useMailChoices } from '../mail-choices.ts';
import { fieldsOf, fieldText, mailboxErrors, personBodyOf } from '../person-fields.ts';
import { patchOf } from '../person-patch.ts';
import { useUpdatePerson } from '../queries.ts';
import { personFormTexts } from '../texts.ts';
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
  const [opened, setOpened] = useState(person);
  const [pending, setPending] = useState<PendingChange>();
  const update = useUpdatePerson(person._id);
  const choices = useMailChoices(person._id);
  const onFailed = (error: Error) =>
    isChangedMeanwhile(error) || toastError(feedbackTexts.unableToUpdate({ reason: messageOf(error) }));
  const { form: typed, submit } = useSaveForm({
    initialValues: fieldsOf(person),
    schema: NewPerson,
    bodyOf: personBodyOf,
    check: mailboxErrors,
    save: (chosen: NewPerson, { onSuccess, onError }) => {
      const patch = { ...patchOf(chosen, opened), version: opened.version };
      const ask = (error: Error) =>
        isFutureAssignments(error) ? setPending({ message: error.message, patch }) : onError(error);
      update.mutate({ patch, confirm: false }, { onSuccess, onError: ask });
    },
    onSaved,
    onFailed,
  });
  const { form, meanwhile } = useFollowEdits(typed, {
    opened,
    onFollow: setOpened,
    current: person,
    valuesOf: fieldsOf,
    saving: update.isPending,
    textOf: (value, field) => fieldText(value, field, choices),
  });
  function onSaved(): void {
    toastSuccess(feedbackTexts.updated);
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
      <PersonFields form={form} choices={choices} emailHint={emailHint(opened)} />
      <ChangedMeanwhile meanwhile={meanwhile} error={update.error} />
      <TakenOffDialog
        person={opened}
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

function emailHint({ email }: Person): string {
  return email === null ? personFormTexts.invitationSent : personFormTexts.newAddress;
}
