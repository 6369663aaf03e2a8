import { Checkbox, PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { authRoutes, passwordRules } from '#accounts/contract';
import { type BodyInput, issueSentence } from '#contract';
import { call } from '#lib/api/api.ts';
import { focusFirst, showIssues } from '#lib/form/forms.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { useProfile } from '#people/web/profile.tsx';
import { feedbackTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { FormButtons } from '#ui/form/FormButtons.tsx';
import { UnsavedChanges } from '#ui/form/UnsavedChanges.tsx';
import { calendarQuery } from './calendar.ts';
import classes from './PasswordForm.module.css';
import { PasswordRules } from './passwords/PasswordRules.tsx';
import { passwordFormTexts } from './texts.ts';
import '#ui/form/form-fields.css';

const missing = issueSentence({ path: [], reason: 'not-defined' });
const mismatch = issueSentence({ path: [], reason: 'password-mismatch' });

/** The current password, a new one and its repetition, and whether the address of one's calendar is kept (product 10.7). */
export function PasswordForm({ onClose }: { onClose: () => void }) {
  const { email, organizationId } = useProfile();
  const { data: calendar } = useQuery({ ...calendarQuery, enabled: organizationId !== null });
  const client = useQueryClient();
  const form = useForm({
    initialValues: { currentPassword: '', password: '', confirmPassword: '', keepCalendar: false },
    validateInputOnBlur: ['confirmPassword'],
    validate: {
      currentPassword: (typed) => (typed === '' ? missing : null),
      password: (password) => passwordRules.find((rule) => !rule.met(password))?.label ?? null,
      confirmPassword: (again, { password }) => (again === password ? null : mismatch),
    },
  });
  const change = useMutation({
    mutationFn: (body: BodyInput<typeof authRoutes.changeMyPassword>) =>
      call(authRoutes.changeMyPassword, { body }),
    onSuccess: () => {
      toastSuccess(passwordFormTexts.changed);
      onClose();
    },
    onError: (error) =>
      showIssues(form, error) || toastError(feedbackTexts.unableToUpdate({ reason: messageOf(error) })),
    // In either case the sessions or the audit history have changed.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['sessions'] });
      void client.invalidateQueries({ queryKey: ['audits'] });
      void client.invalidateQueries({ queryKey: calendarQuery.queryKey });
    },
  });
  const submit = form.onSubmit(
    ({ confirmPassword: _, ...body }) => change.mutate(body),
    (errors) => focusFirst(form, errors),
  );
  return (
    <form className={classes.form} aria-label={passwordFormTexts.title} onSubmit={submit} noValidate>
      <UnsavedChanges isDirty={() => form.isDirty()} />
      {/* For password managers, which keep a password under its account. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label={passwordFormTexts.current}
        autoComplete="current-password"
        autoFocus
        {...form.getInputProps('currentPassword')}
      />
      <div>
        <PasswordInput
          label={passwordFormTexts.new}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <PasswordRules password={form.values.password} />
      </div>
      <PasswordInput
        label={passwordFormTexts.again}
        autoComplete="new-password"
        {...form.getInputProps('confirmPassword')}
      />
      {calendar?.address && (
        <Checkbox
          label={passwordFormTexts.keepCalendar}
          description={passwordFormTexts.keepCalendarHint}
          {...form.getInputProps('keepCalendar', { type: 'checkbox' })}
        />
      )}
      <FormButtons saving={change.isPending} onCancel={onClose} />
    </form>
  );
}
