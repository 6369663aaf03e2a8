import { PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { authRoutes, type Proof, passkeyRoutes } from '#accounts/contract';
import { confirmationTexts, proofTexts } from '#accounts/web/texts.ts';
import { call } from '#lib/api/api.ts';
import { focusFirst, showIssues } from '#lib/form/forms.ts';
import { required } from '#lib/form/required.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { actionTexts, fieldTexts } from '#texts/shared.ts';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '#ui/feedback/RowSkeletons.tsx';
import { toastError } from '#ui/feedback/toasts.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { PasskeyButton } from '../../passkeys/PasskeyButton.tsx';
import { secondStepQuery } from '../second-step/queries.ts';
import '#ui/form/form-fields.css';

interface ConfirmSessionProps {
  opened: boolean;
  onConfirmed: () => void;
  onClose: () => void;
}

/** Asks for a passkey or a code of the second step, or for the password of who has none, before what can do harm (product 9.22). */
export function ConfirmSession({ opened, onConfirmed, onClose }: ConfirmSessionProps) {
  const client = useQueryClient();
  const { data: secondStep, error, refetch } = useQuery({ ...secondStepQuery, enabled: opened });
  const field = secondStep?.since ? 'code' : 'currentPassword';
  const form = useForm({
    initialValues: { code: '', currentPassword: '' },
    validate: { [field]: required },
  });
  const close = () => {
    form.reset();
    onClose();
  };
  const confirm = useMutation({
    mutationFn: (body: Proof) => call(authRoutes.confirmMySession, { body }),
    onSuccess: () => {
      form.reset();
      onConfirmed();
    },
    onError: (refusal) =>
      showIssues(form, refusal) || toastError(confirmationTexts.unable({ reason: messageOf(refusal) })),
    onSettled: () => {
      for (const queryKey of [secondStepQuery.queryKey, ['audits']])
        void client.invalidateQueries({ queryKey });
    },
  });
  const submit = form.onSubmit(
    (typed) => confirm.mutate({ [field]: typed[field] }),
    (errors) => focusFirst(form, errors),
  );
  return (
    <Dialog
      opened={opened}
      title={confirmationTexts.title}
      sideBySide
      choices={[
        { label: actionTexts.cancel, onClick: close },
        { label: actionTexts.confirm, tone: 'primary', loading: confirm.isPending, onClick: () => submit() },
      ]}
      onClose={close}
    >
      <p>{confirmationTexts.why}</p>
      {error && !secondStep && (
        <ErrorCard title={confirmationTexts.unableToLoad} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !secondStep && <RowSkeletons plain />}
      {secondStep && (
        <form onSubmit={submit} noValidate>
          {secondStep.passkeys.length > 0 && (
            <PasskeyButton
              mt={16}
              fullWidth
              label={proofTexts.passkey}
              challenge={() => call(passkeyRoutes.challengeMyPasskey)}
              onAnswer={(passkey) => confirm.mutate({ passkey })}
            />
          )}
          {field === 'code' ? (
            <TextInput
              mt={16}
              label={secondStep.app ? fieldTexts.code : proofTexts.recoveryCode}
              description={secondStep.app && proofTexts.codeHint}
              autoComplete="one-time-code"
              autoFocus
              data-autofocus
              {...form.getInputProps('code')}
            />
          ) : (
            <PasswordInput
              mt={16}
              label={confirmationTexts.password}
              autoComplete="current-password"
              autoFocus
              data-autofocus
              {...form.getInputProps('currentPassword')}
            />
          )}
        </form>
      )}
    </Dialog>
  );
}
