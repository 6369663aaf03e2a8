import { PasswordInput, TextInput } from '@mantine/core';
import { type BodyInput, secondStepRoutes } from '@patrolbook/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useProfile } from '../../../domain/profile/profile.tsx';
import { call } from '../../../lib/api/api.ts';
import { focusFirst, showIssues } from '../../../lib/form/forms.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { toastError, toastSuccess } from '../../../ui/feedback/toasts.tsx';
import { FormButtons } from '../../../ui/form/FormButtons.tsx';
import { useCodeForm } from './code-form.ts';
import { secondStepQuery } from './queries.ts';
import classes from './SetUpForm.module.css';
import '../../../ui/form/form-fields.css';

interface CodeFormProps {
  change: 'renew' | 'stop';
  /** Called with new recovery codes. */
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

const words = {
  renew: { title: 'New Recovery Codes', label: 'Make New Codes' },
  stop: { title: 'Turn Off the Second Step', label: 'Turn Off' },
};

/** Asks for the password and a code before the second step is changed. */
export function CodeForm({ change, onCodes, onClose }: CodeFormProps) {
  const { email } = useProfile();
  const client = useQueryClient();
  const form = useCodeForm();
  const send = useMutation({
    mutationFn: async (body: BodyInput<typeof secondStepRoutes.stopMySecondStep>) => {
      if (change === 'renew') return (await call(secondStepRoutes.renewMyRecoveryCodes, { body })).codes;
      await call(secondStepRoutes.stopMySecondStep, { body });
      return null;
    },
    onSuccess: (codes) => {
      if (codes) return onCodes(codes);
      toastSuccess('Turned off');
      onClose();
    },
    onError: (error) => showIssues(form, error) || toastError(`Unable to update: ${messageOf(error)}`),
    onSettled: () => {
      for (const queryKey of [secondStepQuery.queryKey, ['audits']])
        void client.invalidateQueries({ queryKey });
    },
  });
  const { title, label } = words[change];
  return (
    <form
      className={classes.form}
      aria-label={title}
      onSubmit={form.onSubmit(
        (typed) => send.mutate(typed),
        (errors) => focusFirst(form, errors),
      )}
      noValidate
    >
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      <TextInput
        label="Code"
        description="Of your authenticator app, or a recovery code"
        autoComplete="one-time-code"
        autoFocus
        {...form.getInputProps('code')}
      />
      <PasswordInput
        label="Current password"
        autoComplete="current-password"
        {...form.getInputProps('currentPassword')}
      />
      <FormButtons saving={send.isPending} label={label} onCancel={onClose} />
    </form>
  );
}
