import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '#contract';
import { eccAnswerTexts, eccNumberTexts } from '#ecc/web/texts.ts';
import { useWideScreen } from '#lib/browser/screen.ts';
import { keepFocus } from '#lib/form/forms.ts';
import { useSaveForm } from '#lib/form/save-form.ts';
import { type EccNotificationView, ToldEventNumber } from '#patrols/contract';
import { actionTexts } from '#texts/shared.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { EventNumberField } from '../../EventNumberField.tsx';
import { LargeEventNumber } from '../../LargeEventNumber.tsx';
import { notificationQuery, useAnswerNotification } from '../queries.ts';
import { AnswerCard } from './AnswerCard.tsx';
import classes from './Notification.module.css';

interface AnswerFormProps {
  linkToken: string;
  view: EccNotificationView;
}

/**
 * The field for the event number and its button. Once there is a number it shows when that came, and a way to
 * correct it.
 */
export function AnswerForm({ linkToken, view }: AnswerFormProps) {
  const { answer, organization } = view;
  const [correcting, setCorrecting] = useState(false);
  const wide = useWideScreen();
  const known = answer?.policeEventNumber ?? '';
  const { form, submit, answering, question } = useEventNumberForm(linkToken, setCorrecting);
  return (
    <AnswerCard
      answered={
        answer && (
          <>
            <p className={classes.done}>
              {eccAnswerTexts.answered({ when: formatDateTime(answer.when, organization.timeZone) })}
            </p>
            <LargeEventNumber>{answer.policeEventNumber}</LargeEventNumber>
          </>
        )
      }
      error={answering.error}
    >
      {answer && !correcting ? (
        <Button variant="default" onClick={() => setCorrecting(true)}>
          {eccAnswerTexts.correctNumber}
        </Button>
      ) : (
        <form className={classes.form} onSubmit={submit} noValidate>
          <EventNumberField
            form={form}
            className={classes.field}
            label={eccNumberTexts.label('ecc')}
            autoFocus={wide}
          />
          <Button type="submit" size="xl" loading={answering.isPending} onMouseDown={keepFocus}>
            {eccAnswerTexts.sendNumber}
          </Button>
        </form>
      )}
      <ConfirmDialog
        opened={question.opened}
        title={eccNumberTexts.askBeforeReplacing}
        choices={[
          { label: eccNumberTexts.keep({ number: known }), tone: 'quiet', onClick: question.close },
          { label: actionTexts.replace, tone: 'primary', onClick: question.confirm },
        ]}
        onClose={question.close}
      >
        {eccNumberTexts.replacingMeans({ known, number: form.values.policeEventNumber })}
      </ConfirmDialog>
    </AnswerCard>
  );
}

type Body = { policeEventNumber: string };

/**
 * The form, and the question before it replaces a number, even one that somebody else has sent meanwhile
 * (product 16.12).
 */
function useEventNumberForm(linkToken: string, setCorrecting: (correcting: boolean) => void) {
  const client = useQueryClient();
  const answering = useAnswerNotification(linkToken);
  const [replace, setReplace] = useState<() => void>();
  const { form, submit } = useSaveForm<Body, Body, EccNotificationView>({
    initialValues: { policeEventNumber: '' },
    schema: ToldEventNumber, // the same field; here it is needed for a log-on only
    bodyOf: (values) => values,
    save: (body, then) => {
      const send = () => answering.mutate(body, then);
      void readNow().then((former) => {
        if (!former || former === body.policeEventNumber) return send();
        setCorrecting(true);
        setReplace(() => send);
      });
    },
    onSaved: (_view, { reset }) => {
      reset();
      setCorrecting(false);
    },
    onFailed: () => undefined, // answering.error is shown
  });

  /** Without a connection there is nothing to compare with; sending then reports it. */
  async function readNow(): Promise<string | null | undefined> {
    const read = client.fetchQuery({ ...notificationQuery(linkToken), staleTime: 0 });
    return read.then(({ answer }) => answer?.policeEventNumber).catch(() => null);
  }

  const close = () => setReplace(undefined);
  const confirm = () => {
    close();
    replace?.();
  };
  return { form, submit, answering, question: { opened: replace !== undefined, confirm, close } };
}
