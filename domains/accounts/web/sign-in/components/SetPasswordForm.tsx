import { Button, PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { authRoutes, passwordRules } from '#accounts/contract';
import { setPasswordTexts } from '#accounts/web/texts.ts';
import { issueSentence } from '#contract';
import { call } from '#lib/api/api.ts';
import { isSharedDevice } from '#lib/auth/device.ts';
import { focusFirst, showIssues } from '#lib/form/forms.ts';
import { Filled } from '#texts/Filled.tsx';
import { fieldTexts } from '#texts/shared.ts';
import { titleTexts } from '#texts/titles.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { PasswordRules } from '../../passwords/PasswordRules.tsx';
import { isDead } from '../queries.ts';
import classes from './SetPasswordForm.module.css';

interface SetPasswordFormProps {
  linkToken: string;
  /** The account's address. */
  email: string;
  /** Called with the account, whose password is set. */
  onSet: (email: string) => void;
  /** Called when the link has expired, was used, or never existed. */
  onDead: () => void;
}

const mismatch = issueSentence({ path: [], reason: 'password-mismatch' });

/** The new password, checked against the rules as it is typed, and its repetition. */
export function SetPasswordForm({ linkToken, email, onSet, onDead }: SetPasswordFormProps) {
  const form = useForm({
    initialValues: { password: '', confirmPassword: '' },
    validateInputOnBlur: ['confirmPassword'],
    validate: {
      password: (password) => passwordRules.find((rule) => !rule.met(password))?.label ?? null,
      confirmPassword: (again, { password }) => (again === password ? null : mismatch),
    },
  });
  const set = useMutation({
    mutationFn: (password: string) =>
      call(authRoutes.setPassword, {
        params: { linkToken },
        body: { password, sharedDevice: isSharedDevice() },
      }),
    onSuccess: () => {
      toastSuccess(setPasswordTexts.wasSet);
      onSet(email);
    },
    onError: (error) => {
      if (isDead(error)) onDead();
      else if (!showIssues(form, error)) toastError(error.message);
    },
  });
  const submit = form.onSubmit(
    ({ password }) => set.mutate(password),
    (errors) => focusFirst(form, errors),
  );

  return (
    <form onSubmit={submit} noValidate>
      <h2 className={classes.title}>{titleTexts.setPassword}</h2>
      <p className={classes.account}>
        <Filled text={setPasswordTexts.account} values={{ email: <b>{email}</b> }} />
      </p>
      {/* for password managers, which keep a password under its account */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label={fieldTexts.password}
        autoComplete="new-password"
        autoFocus
        {...form.getInputProps('password')}
      />
      <PasswordRules password={form.values.password} />
      <PasswordInput
        label={setPasswordTexts.again}
        autoComplete="new-password"
        {...form.getInputProps('confirmPassword')}
      />
      <Button type="submit" size="xl" fullWidth mt={24} loading={set.isPending}>
        {setPasswordTexts.set}
      </Button>
    </form>
  );
}
