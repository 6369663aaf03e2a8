import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Passkey, passkeyRoutes } from '#accounts/contract';
import { setUpTexts } from '#accounts/web/texts.ts';
import { call } from '#lib/api/api.ts';
import { focusFirst, showIssues } from '#lib/form/forms.ts';
import { required } from '#lib/form/required.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { fieldTexts } from '#texts/shared.ts';
import { toastError } from '#ui/feedback/toasts.tsx';
import { FormButtons } from '#ui/form/FormButtons.tsx';
import { secondStepQuery } from '../second-step/queries.ts';
import classes from '../second-step/SetUpForm.module.css';
import '#ui/form/form-fields.css';

interface RenamePasskeyFormProps {
  passkey: Passkey;
  onClose: () => void;
}

/** Gives a passkey another name. */
export function RenamePasskeyForm({ passkey: { _id: id, name }, onClose }: RenamePasskeyFormProps) {
  const client = useQueryClient();
  const form = useForm({ initialValues: { name }, validate: { name: required } });
  const rename = useMutation({
    mutationFn: (body: typeof form.values) => call(passkeyRoutes.renameMyPasskey, { params: { id }, body }),
    onSuccess: onClose,
    onError: (error) =>
      showIssues(form, error) || toastError(setUpTexts.unableToRename({ reason: messageOf(error) })),
    onSettled: () => void client.invalidateQueries({ queryKey: secondStepQuery.queryKey }),
  });
  const submit = form.onSubmit(
    (typed) => rename.mutate(typed),
    (errors) => focusFirst(form, errors),
  );
  return (
    <form className={classes.form} aria-label={setUpTexts.renamePasskey} onSubmit={submit} noValidate>
      <TextInput label={fieldTexts.name} autoFocus {...form.getInputProps('name')} />
      <FormButtons saving={rename.isPending} label={setUpTexts.rename} onCancel={onClose} />
    </form>
  );
}
