import { PasswordInput, TextInput } from '@mantine/core';
import { type BodyInput, secondStepRoutes } from '@patrolbook/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useProfile } from '../../../domain/profile/profile.tsx';
import { call } from '../../../lib/api/api.ts';
import { focusFirst, showIssues } from '../../../lib/form/forms.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '../../../ui/feedback/RowSkeletons.tsx';
import { toastError } from '../../../ui/feedback/toasts.tsx';
import { FormButtons } from '../../../ui/form/FormButtons.tsx';
import { UnsavedChanges } from '../../../ui/form/UnsavedChanges.tsx';
import { useCodeForm } from './code-form.ts';
import { QrCode } from './QrCode.tsx';
import { newKeyQuery, secondStepQuery } from './queries.ts';
import classes from './SetUpForm.module.css';
import '../../../ui/form/form-fields.css';

interface SetUpFormProps {
  /** Called with the recovery codes. */
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** The key to scan or to type, and what shows that the app has it: a code. */
export function SetUpForm({ onDone, onClose }: SetUpFormProps) {
  const { email } = useProfile();
  const { data: made, error, refetch } = useQuery(newKeyQuery);
  const client = useQueryClient();
  const form = useCodeForm();
  const start = useMutation({
    mutationFn: (body: BodyInput<typeof secondStepRoutes.startMySecondStep>) =>
      call(secondStepRoutes.startMySecondStep, { body }),
    onSuccess: ({ codes }) => onDone(codes),
    onError: (refusal) => showIssues(form, refusal) || toastError(`Unable to set up: ${messageOf(refusal)}`),
    onSettled: () => {
      for (const queryKey of [secondStepQuery.queryKey, ['my-profile'], ['sessions'], ['audits']])
        void client.invalidateQueries({ queryKey });
    },
  });
  if (error && !made)
    return <ErrorCard title="Unable to make a key" error={error} onRetry={() => void refetch()} />;
  if (!made) return <RowSkeletons plain />;
  const submit = form.onSubmit(
    ({ code: appCode, ...proof }) => start.mutate({ ...proof, appCode, sealed: made.sealed }),
    (errors) => focusFirst(form, errors),
  );
  return (
    <form className={classes.form} aria-label="Set Up the Second Step" onSubmit={submit} noValidate>
      <UnsavedChanges isDirty={() => form.isDirty()} />
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      <p>
        Scan this with an authenticator app, such as Google Authenticator, Aegis or your password manager.
      </p>
      <QrCode text={made.address} label="QR code of the key" />
      <p className={classes.typed}>
        On this phone, <a href={made.address}>open the app</a> or type the key:{' '}
        <code className={classes.key}>{made.key.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <TextInput
        label="Code that the app shows"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.getInputProps('code')}
      />
      <PasswordInput
        label="Current password"
        autoComplete="current-password"
        {...form.getInputProps('currentPassword')}
      />
      <FormButtons saving={start.isPending} label="Set Up" onCancel={onClose} />
    </form>
  );
}
