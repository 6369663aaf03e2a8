import { Button, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { joining, limits } from '#contract';
import { call } from '#lib/api/api.ts';
import { focusFirst, showIssues } from '#lib/form/forms.ts';
import { required } from '#lib/form/required.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { type JoinPageContent, joiningRoutes } from '#membership/contract';
import { PhoneField } from '#people/web/PhoneField.tsx';
import { fieldTexts } from '#texts/shared.ts';
import notice from '#ui/feedback/Notice.module.css';
import { toastError } from '#ui/feedback/toasts.tsx';
import { joiningTexts } from '../texts.ts';
import classes from './Joining.module.css';

interface JoinFormProps {
  code: string;
  page: JoinPageContent;
  /** Called with the address once the request is made. */
  onAsked: (email: string) => void;
}

const empty = { firstName: '', lastName: '', email: '', phone: '', message: '' };

/** Asks to join. The server judges the values, so that this page needs no schemas. */
export function JoinForm({ code, page: { organizationName, words }, onAsked }: JoinFormProps) {
  const form = useForm({
    initialValues: empty,
    validate: { firstName: required, lastName: required, email: required, phone: required },
  });
  const submit = form.onSubmit(
    async (body) => {
      try {
        await call(joiningRoutes.askToJoin, { params: { code }, body });
        onAsked(body.email);
      } catch (error) {
        if (!showIssues(form, error)) toastError(messageOf(error));
      }
    },
    (errors) => focusFirst(form, errors),
  );
  return (
    <form onSubmit={submit} noValidate>
      <h2 className={notice.title}>{joiningTexts.join({ organizationName })}</h2>
      {words && <p className={notice.text}>{words}</p>}
      <div className={classes.fields}>
        <TextInput
          label={fieldTexts.firstName}
          autoComplete="given-name"
          {...form.getInputProps('firstName')}
        />
        <TextInput
          label={fieldTexts.lastName}
          autoComplete="family-name"
          {...form.getInputProps('lastName')}
        />
        <TextInput
          label={fieldTexts.email}
          type="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <PhoneField label={fieldTexts.phone} autoComplete="tel" {...form.getInputProps('phone')} />
        <Textarea
          label={joiningTexts.message}
          autosize
          minRows={3}
          maxLength={limits.message.max}
          {...form.getInputProps('message')}
        />
        <Button type="submit" size="xl" fullWidth loading={form.submitting}>
          {joiningTexts.askToJoin}
        </Button>
      </div>
      <p className={classes.after}>
        {joiningTexts.whatFollows({ organizationName, days: joining.answerDays })}
      </p>
    </form>
  );
}
