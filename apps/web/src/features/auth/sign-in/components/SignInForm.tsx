import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { signIn } from '../../../../lib/auth/auth.ts';
import { isSharedDevice } from '../../../../lib/auth/device.ts';
import { focusFirst } from '../../../../lib/form/forms.ts';
import { toastError } from '../../../../ui/feedback/toasts.tsx';
import { required } from '../required.ts';
import classes from './SignInForm.module.css';

interface SignInFormProps {
  /** The address typed earlier, or of the account whose password was just set. */
  email: string;
  onForgot: (email: string) => void;
}

/** Email address and password. After success the signed-in routes replace this page. */
export function SignInForm({ email, onForgot }: SignInFormProps) {
  const sharedDevice = isSharedDevice();
  const form = useForm({
    initialValues: { email, password: '', remember: true },
    validate: { email: required, password: required },
  });

  const submit = form.onSubmit(
    async (values) => {
      const state = await signIn({ ...values, remember: values.remember && !sharedDevice, sharedDevice });
      if (state.status === 'authentication-failed') {
        form.setFieldError('password', state.errorDescription);
        focusFirst(form, { password: state.errorDescription });
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
