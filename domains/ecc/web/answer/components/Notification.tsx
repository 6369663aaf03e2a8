import { Alert, Card } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { formatDateTime, formatTime } from '#contract';
import { eccAnswerTexts } from '#ecc/web/texts.ts';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import type { EccFact, EccNotificationView } from '#patrols/contract';
import { Acknowledge } from './Acknowledge.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import classes from './Notification.module.css';

interface NotificationProps {
  linkToken: string;
  view: EccNotificationView;
}

/** What the mail said, and the one thing to do about it. */
export function Notification({ linkToken, view }: NotificationProps) {
  const { kind, callSign, sent, training, message, organization, expires } = view;
  const zone = organization.timeZone;
  const title = eccAnswerTexts.title(kind);
  usePageTitle(`${title}: ${callSign}`);
  const Answer = kind === 'log-on' ? AnswerForm : Acknowledge;
  return (
    <>
      {training && (
        <Alert role="status" color="blue" icon={<IconFlask />} title={eccAnswerTexts.training}>
          {eccAnswerTexts.trainingMeans}
        </Alert>
      )}
      <header className={classes.head}>
        <h1 className={classes.title}>
          {title} <span className={classes.callSign}>{callSign}</span>
        </h1>
        <p className={classes.sent}>{eccAnswerTexts.sentAt({ time: formatTime(sent, zone) })}</p>
      </header>
      <Card component="section" className={classes.message} aria-label={eccAnswerTexts.message}>
        <p className={classes.summary}>{message.summary}</p>
        <Facts facts={message.facts} />
      </Card>
      <Answer linkToken={linkToken} view={view} />
      <p className={classes.foot} data-screen-only>
        {eccAnswerTexts.worksUntil({ when: formatDateTime(expires, zone) })}
      </p>
    </>
  );
}

function Facts({ facts }: { facts: readonly EccFact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
