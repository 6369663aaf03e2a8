import { Button } from '@mantine/core';
import { messageOf } from '#lib/http/api-error.ts';
import { canResend, mailTitle, type PatrolMail } from '#messages/contract';
import { useDirectory } from '#people/web/directory.ts';
import { PersonLookup } from '#people/web/PersonLookup.tsx';
import { useZone } from '#people/web/profile.tsx';
import { actionTexts } from '#texts/shared.ts';
import { Chip } from '#ui/display/Chip.tsx';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { Row } from '#ui/layout/RowList.tsx';
import classes from './MailRow.module.css';
import { colors, mailTimesText } from './mail-text.ts';
import { useResend } from './queries.ts';
import { patrolMailTexts } from './texts.ts';

/** A mail: what it is, whom it addresses, what became of it and why, and Send Again. */
export function MailRow({ patrolId, mail }: { patrolId: string; mail: PatrolMail }) {
  const zone = useZone();
  const resend = useResend(patrolId);
  const { name, address, via } = mail.recipient;
  const whom = name ?? address ?? patrolMailTexts.unknown;
  const send = () =>
    resend.mutate(mail._id, {
      onSuccess: () => toastSuccess(patrolMailTexts.queued),
      onError: (error) => toastError(patrolMailTexts.unableToSend({ reason: messageOf(error) })),
    });
  return (
    <Row>
      <div className={classes.mail}>
        <div className={classes.head}>
          <span className={classes.title}>{mailTitle(mail)}</span>
          <Chip color={colors[mail.state]}>{patrolMailTexts.state(mail.state)}</Chip>
        </div>
        <p className={classes.whom}>
          {[name, via && patrolMailTexts.addressOf({ name: via }), address].filter(Boolean).join(', ') ||
            whom}
        </p>
        <p className={classes.times}>{mailTimesText(mail, zone)}</p>
        {mail.reason && <p className={classes.reason}>{mail.reason}</p>}
        {mail.message && <Quote {...mail.message} />}
        {canResend(mail) && (
          <Button
            variant="default"
            loading={resend.isPending}
            onClick={send}
            aria-label={patrolMailTexts.sendAgainTo({ whom })}
          >
            {actionTexts.sendAgain}
          </Button>
        )}
      </div>
    </Row>
  );
}

/** What an admin said in the mail (product 11.41). */
function Quote({ text, by }: NonNullable<PatrolMail['message']>) {
  return (
    <blockquote className={classes.quote}>
      <PersonLookup lookup={useDirectory()(by)} />: {text}
    </blockquote>
  );
}
