import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconArrowLeft } from '@tabler/icons-react';
import { authRoutes } from '#accounts/contract';
import { signInTexts } from '#accounts/web/texts.ts';
import { call } from '#lib/api/api.ts';
import { focusFirst, showIssues } from '#lib/form/forms.ts';
import { required } from '#lib/form/required.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { actionTexts } from '#texts/shared.ts';
import { toastError } from '#ui/feedback/toasts.tsx';
import classes from './ForgotPasswordForm.module.css';

interface ForgotPasswordFormProps {
  /** The address already typed at sign-in. */
  email: string;
  /** Called when the mail was asked for. */
  onSent: (email: string) => void;
  onBack: () => void;
}

/** Requests a mail with a link to set a new password. Never reveals whether the address is known (product 9.8). */
export function ForgotPasswordForm({ email, onSent, onBack }: ForgotPasswordFormProps) {
  const form = useForm({ initialValues: { email }, validate: { email: required } });
  const submit = form.onSubmit(
    async (body) => {
      try {
        await call(authRoutes.forgotPassword, { body });
        onSent(body.email);
      } catch (error) {
        if (!showIssues(form, error)) toastError(messageOf(error));
      }
    },
    (errors) => focusFirst(form, errors),
  );

  return (
    <form onSubmit={submit} noValidate>
      <h2 className={classes.title}>{signInTexts.forgotTitle}</h2>
      <p className={classes.hint}>{signInTexts.forgotHint}</p>
      <TextInput
        label={signInTexts.emailAddress}
        type="email"
        autoComplete="username"
        autoFocus
        {...form.getInputProps('email')}
      />
      <div className={classes.buttons}>
        <ActionIcon
          className={classes.back}
          variant="default"
          size="xl"
          aria-label={actionTexts.back}
          onClick={onBack}
        >
          <IconArrowLeft />
        </ActionIcon>
        <Button type="submit" size="xl" className={classes.send} loading={form.submitting}>
          {signInTexts.send}
        </Button>
      </div>
    </form>
  );
}
