import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef } from 'react';
import { focusFirst } from '#lib/form/forms.ts';
import { useSaveForm } from '#lib/form/save-form.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { NewPerson } from '#people/contract';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { SaveForm } from '#ui/form/SaveForm.tsx';
import { useMailChoices } from '../mail-choices.ts';
import { fieldsOf, mailboxErrors, personBodyOf } from '../person-fields.ts';
import { useCreatePerson } from '../queries.ts';
import { personFormTexts } from '../texts.ts';
import { PersonFields } from './PersonFields.tsx';

/** Adds a person, most often a patroller, who is mailed an invitation to set a password. */
export function NewPersonForm() {
  const navigate = useNavigate();
  const create = useCreatePerson();
  const choices = useMailChoices();
  const another = useRef(false);
  const { form, submit } = useSaveForm({
    initialValues: { ...fieldsOf(), roles: ['patroller'] },
    schema: NewPerson,
    bodyOf: personBodyOf,
    check: mailboxErrors,
    save: create.mutate,
    onSaved: ({ _id }: { _id: string }, saved) => {
      toastSuccess(personFormTexts.created);
      if (another.current) {
        saved.reset();
        create.reset();
        focusFirst(saved, { firstName: true });
        return;
      }
      saved.resetDirty();
      void navigate({ to: '/person/$id', params: { id: _id }, replace: true });
    },
    onFailed: (error) => toastError(messageOf(error)),
  });
  const saving = create.isPending || create.isSuccess; // until their page is shown
  const submitBy = (event: FormEvent<HTMLFormElement>) => {
    another.current = submitterOf(event.nativeEvent) === 'another';
    submit(event);
  };
  return (
    <SaveForm
      form={form}
      onSubmit={submitBy}
      saving={saving}
      another={personFormTexts.saveAndAddAnother}
      fallback="/people"
    >
      <PersonFields form={form} choices={choices} emailHint={personFormTexts.invitationSent} autoFocus />
    </SaveForm>
  );
}

/** Returns the name of the button that sent a form; undefined if Enter did. */
function submitterOf(event: Event): string | undefined {
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  return submitter instanceof HTMLButtonElement ? submitter.name : undefined;
}
