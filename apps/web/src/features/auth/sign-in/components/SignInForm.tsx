import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { signIn } from '../../../../lib/auth/auth.ts';
import { isSharedDevice } from '../../../../lib/auth/device.ts';
import { focusFirst } from '../../../../lib/form/forms.ts';
import { required } from '../../../../lib/form/required.ts';
import { toastError } from '../../../../ui/feedback/toasts.tsx';
import classes from './SignInForm.module.css';

interface SignInFormProps {
  /** The address typed earlier, or of the account whose password was just set. */
  email: string;
  onForgot: (email: string) => void;
}

/** Email address and password, and a code if one is asked for (product 9.19). After success the signed-in routes replace this page. */
export function SignInForm({ email, onForgot }: SignInFormProps) {
  const sharedDevice = isSharedDevice();
  const [asksCode, setAsksCode] = useState(false);
  const form = useForm({
    initialValues: { email, password: '', code: '', remember: true },
    validate: {
      email: required,
      password: required,
      code: (typed) => (asksCode ? required(typed) : null),
    },
  });

  const submit = form.onSubmit(
    async ({ code, ...values }) => {
      const remember = values.remember && !sharedDevice;
      const state = await signIn({ ...values, remember, sharedDevice, ...(asksCode && { code }) });
      if (state.status === 'authentication-failed' && state.error === 'code_required') setAsksCode(true);
      else if (state.status === 'authentication-failed') {
        const field = state.error === 'invalid_code' ? 'code' : 'password';
        form.setFieldError(field, state.errorDescription);
        focusFirst(form, { [field]: state.errorDescription });
      }
      if (state.status === 'configuration-error') toastError(state.errorDescription);
    },
    (errors) => focusFirst(form, errors),
  );

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label="Email address"
        type="email"
        autoComplete="username"
        autoFocus={email === ''}
        {...form.getInputProps('email')}
      />
      <PasswordInput
        className={classes.password}
        label="Password"
        autoComplete="current-password"
        autoFocus={email !== ''}
        {...form.getInputProps('password')}
      />
      {asksCode && (
        <TextInput
          className={classes.password}
          label="Code"
          description="Of your authenticator app, or a recovery code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoFocus
          {...form.getInputProps('code')}
        />
      )}
      {!sharedDevice && (
        <Checkbox
          className={classes.remember}
          label="Stay signed in"
          {...form.getInputProps('remember', { type: 'checkbox' })}
        />
      )}
      <Button type="submit" size="xl" fullWidth mt={16} loading={form.submitting}>
        Sign In
      </Button>
      <div className={classes.forgot}>
        <Button variant="transparent" onClick={() => onForgot(form.values.email)}>
          Forgot password?
        </Button>
      </div>
    </form>
  );
}
