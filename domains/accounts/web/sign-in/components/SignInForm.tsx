import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { authRoutes, type PasskeyAnswer, passkeyRoutes } from '#accounts/contract';
import { signInTexts } from '#accounts/web/texts.ts';
import { call } from '#lib/api/api.ts';
import { signIn } from '#lib/auth/auth.ts';
import type { AuthState } from '#lib/auth/auth-state.ts';
import { isSharedDevice } from '#lib/auth/device.ts';
import { focusFirst } from '#lib/form/forms.ts';
import { required } from '#lib/form/required.ts';
import { actionTexts, fieldTexts } from '#texts/shared.ts';
import { toastError } from '#ui/feedback/toasts.tsx';
import { PasskeyButton } from '../../passkeys/PasskeyButton.tsx';
import classes from './SignInForm.module.css';

interface SignInFormProps {
  /** The address typed earlier, or of the account whose password was just set. */
  email: string;
  onForgot: (email: string) => void;
}

/** Email address and password, and a code or a passkey if it is asked for (product 9.19), or a passkey alone (product 9.24). After success the signed-in routes replace this page. */
export function SignInForm({ email, onForgot }: SignInFormProps) {
  const sharedDevice = isSharedDevice();
  /** What the server asks for besides the password, in its words. */
  const [asked, setAsked] = useState<string>();
  const form = useForm({
    initialValues: { email, password: '', code: '', remember: true },
    validate: {
      email: required,
      password: required,
      code: (typed) => (asked ? required(typed) : null),
    },
  });

  const submit = form.onSubmit(
    async ({ email: account, password, code }) => {
      const body = { email: account, password, ...options(), ...(asked && { code }) };
      showFailure(await signIn(authRoutes.signIn, { body }));
    },
    (errors) => focusFirst(form, errors),
  );

  /** After the password if that has been asked for more, otherwise alone. */
  const enterWithPasskey = async (passkey: PasskeyAnswer) => {
    const { email: account, password } = form.getValues();
    const body = { ...options(), passkey };
    showFailure(
      asked
        ? await signIn(authRoutes.signIn, { body: { email: account, password, ...body } })
        : await signIn(passkeyRoutes.signInWithPasskey, { body }),
    );
  };

  function options() {
    return { remember: form.getValues().remember && !sharedDevice, sharedDevice };
  }

  function showFailure(state: AuthState): void {
    if (state.status === 'authenticated') return;
    if (state.error === 'code_required') setAsked(state.errorDescription);
    else if (state.status === 'configuration-error' || state.error === 'invalid_passkey')
      toastError(state.errorDescription);
    else {
      const field = state.error === 'invalid_code' ? 'code' : 'password';
      form.setFieldError(field, state.errorDescription);
      focusFirst(form, { [field]: state.errorDescription });
    }
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={signInTexts.emailAddress}
        type="email"
        autoComplete="username"
        autoFocus={email === ''}
        {...form.getInputProps('email')}
      />
      <PasswordInput
        className={classes.password}
        label={fieldTexts.password}
        autoComplete="current-password"
        autoFocus={email !== ''}
        {...form.getInputProps('password')}
      />
      {asked && (
        <TextInput
          className={classes.password}
          label={fieldTexts.code}
          description={asked}
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoFocus
          {...form.getInputProps('code')}
        />
      )}
      {!sharedDevice && (
        <Checkbox
          className={classes.remember}
          label={signInTexts.staySignedIn}
          {...form.getInputProps('remember', { type: 'checkbox' })}
        />
      )}
      <Button type="submit" size="xl" fullWidth mt={16} loading={form.submitting}>
        {actionTexts.signIn}
      </Button>
      <PasskeyButton
        size="xl"
        fullWidth
        mt={12}
        label={signInTexts.passkey}
        challenge={() => call(passkeyRoutes.challengePasskey)}
        onAnswer={enterWithPasskey}
      />
      <div className={classes.forgot}>
        <Button variant="transparent" onClick={() => onForgot(form.values.email)}>
          {signInTexts.forgot}
        </Button>
      </div>
    </form>
  );
}
