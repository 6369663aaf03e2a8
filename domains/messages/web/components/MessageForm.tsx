import { Select, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { hasTouch } from '#lib/browser/screen.ts';
import { useSaveForm } from '#lib/form/save-form.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { type Audience, NewMessage } from '#messages/contract';
import { fieldTexts } from '#texts/shared.ts';
import { toastError } from '#ui/feedback/toasts.tsx';
import { SaveForm } from '#ui/form/SaveForm.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { reachQuery, useSendMessage } from '../queries.ts';
import { messageTexts } from '../texts.ts';
import classes from './Messages.module.css';
import { ReachNote } from './ReachNote.tsx';
import '#ui/form/form-fields.css';

/** The members to whom the form can write. */
const choices = ['members', 'patrollers'] as const;
type Members = (typeof choices)[number];

interface MessageFormProps {
  /** To whom it goes, and what they are called; without it, to members of whom the form asks. */
  fixed?: { to: Audience; text: string };
  /** Where Cancel leads when there is no page to go back to. */
  fallback: string;
}

/** Writes to members by mail (product 14.46). */
export function MessageForm({ fixed, fallback }: MessageFormProps) {
  const navigate = useNavigate();
  const sending = useSendMessage();
  const audienceOf = (kind: Members): Audience => fixed?.to ?? { kind };
  const members: Members = 'members';
  const { form, submit } = useSaveForm({
    initialValues: { kind: members, subject: '', text: '' },
    schema: NewMessage,
    bodyOf: ({ kind, subject, text }) => ({ to: audienceOf(kind), subject, text }),
    save: sending.mutate,
    onSaved: (_, saved) => {
      saved.resetDirty();
      void navigate({ to: '/messages', replace: true });
    },
    onFailed: (error) => toastError(messageOf(error)),
  });
  const reach = useQuery(reachQuery(audienceOf(form.values.kind)));
  const count = reach.data && reach.data.people + reach.data.guests;
  return (
    <SaveForm
      form={form}
      name={JSON.stringify(fixed?.to ?? 'members')}
      onSubmit={submit}
      saving={sending.isPending || sending.isSuccess}
      disabled={!count}
      label={count ? messageTexts.sendTo({ count }) : messageTexts.send}
      fallback={fallback}
    >
      <SectionCard padded>
        <div className={classes.fields}>
          {fixed ? (
            <p className={classes.to}>
              <span>{fieldTexts.to}</span> {fixed.text}
            </p>
          ) : (
            <Select
              label={fieldTexts.to}
              data={choices.map((value) => ({ value, label: messageTexts.members(value) }))}
              allowDeselect={false}
              {...form.getInputProps('kind')}
            />
          )}
          <TextInput
            label={messageTexts.subject}
            autoFocus={!hasTouch()}
            {...form.getInputProps('subject')}
          />
          <Textarea
            label={fieldTexts.message}
            description={messageTexts.isQuoted}
            autosize
            minRows={6}
            maxRows={16}
            {...form.getInputProps('text')}
          />
        </div>
      </SectionCard>
      <ReachNote {...reach} />
    </SaveForm>
  );
}
