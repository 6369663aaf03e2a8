import { Alert, Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { messageOf } from '#lib/http/api-error.ts';
import type { ChosenMails, MailChoices } from '#people/contract';
import { noticeTexts } from '#people/web/texts.ts';
import { actionTexts } from '#texts/shared.ts';
import type { ChoosableMail } from '../../choosable/choosable-mails.ts';
import { MailChoiceFields } from '../../choosable/MailChoiceFields.tsx';
import classes from './Notices.module.css';

interface NoticesCardProps {
  chosen: ChosenMails;
  saving: boolean;
  /** What was last chosen here is saved. */
  saved: boolean;
  error: Error | null;
  onChoose: (choices: MailChoices) => void;
}

/** What somebody gets by mail, and how they choose it (product 11.48). */
export function NoticesCard({ chosen, saving, saved, error, onChoose }: NoticesCardProps) {
  const { organizationName, ...saidBefore } = chosen;
  const [typed, setTyped] = useState(saidBefore);
  const mails = (['notices', 'summaries'] as const).filter((mail) => chosen[mail] !== null);
  const inputOf = (mail: ChoosableMail) => ({
    value: typed[mail] ?? '',
    onChange: (choice: string) => setTyped({ ...typed, [mail]: choice }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChoose(Object.fromEntries(mails.map((mail) => [mail, typed[mail]])));
  };
  const isSaved = saved && mails.every((mail) => typed[mail] === chosen[mail]);
  return (
    <form className={classes.form} onSubmit={submit}>
      <h2 className={classes.title}>{noticeTexts.mailsFrom({ organizationName })}</h2>
      <MailChoiceFields mails={mails} inputOf={inputOf} />
      {error && (
        <Alert color="red" role="alert">
          {noticeTexts.unableToSave({ reason: messageOf(error) })}
        </Alert>
      )}
      <p className={classes.saved} role="status">
        {isSaved && noticeTexts.saved}
      </p>
      <Button type="submit" size="xl" fullWidth loading={saving}>
        {actionTexts.save}
      </Button>
    </form>
  );
}
