import { Card } from '@mantine/core';
import { formatTime } from '#contract';
import { type EccLogOnForm, eccCallAt, isUnsent } from '#ecc/contract';
import { eccLogOnTexts } from '#ecc/web/texts.ts';
import { useRoles } from '#lib/auth/auth.ts';
import { useNow } from '#lib/time/clock.ts';
import { canStart, isOver, type Patrol } from '#patrols/contract';
import { useDirectory } from '#people/web/directory.ts';
import { PersonLookup } from '#people/web/PersonLookup.tsx';
import { useProfile, useZone } from '#people/web/profile.tsx';
import { Filled } from '#texts/Filled.tsx';
import { CallEcc } from '../../CallEcc.tsx';
import { formatCountdown } from '../../countdown.ts';
import { StartButton } from '../../start/StartButton.tsx';
import classes from './WaitingCard.module.css';

interface WaitingCardProps {
  patrol: Patrol;
  start: EccLogOnForm;
}

/** The clock of a log-on that waits for its answer, and a button to ring instead (product 8.4). */
export function WaitingCard({ patrol, start }: WaitingCardProps) {
  const zone = useZone();
  const lookup = useDirectory();
  const viewer = { personId: useProfile()._id, roles: useRoles() };
  const now = useNow(1000);
  const nowText = new Date(now).toISOString();
  const sent = patrol.eccLogOnNotification;
  const unsent = isUnsent(patrol.eccLogOnMail, nowText);
  const startable = canStart(patrol, viewer, nowText);
  if (unsent && !startable) return null;
  const answerer = start.training ? 'training' : 'ecc';
  return (
    <Card component="section" aria-label={eccLogOnTexts.waiting(answerer)} className={classes.card}>
      <div className={classes.clock}>
        {!start.training && !unsent && !patrol.cancelled && !isOver(patrol, nowText) && (
          <Countdown callAt={eccCallAt(patrol)} sent={sent?.when} now={now} />
        )}
        {sent && !unsent && (
          <p className={classes.sent}>
            <Filled
              text={sent.by ? eccLogOnTexts.sentBy : eccLogOnTexts.sentAt}
              values={{
                time: formatTime(sent.when, zone),
                name: sent.by && <PersonLookup lookup={lookup(sent.by)} />,
              }}
            />{' '}
            {eccLogOnTexts.reply(answerer)}
          </p>
        )}
      </div>
      <div className={classes.buttons}>
        {!start.training && !unsent && <CallEcc size="xl" phone={start.ecc.phone} />}
        {startable && <StartButton patrol={patrol} size="xl" variant="default" />}
      </div>
    </Card>
  );
}

interface CountdownProps {
  /** ISO instant. */
  callAt: string;
  /** ISO instant. */
  sent: string | undefined;
  /** In milliseconds. */
  now: number;
}

function Countdown({ callAt, sent = callAt, now }: CountdownProps) {
  const zone = useZone();
  const left = Date.parse(callAt) - now;
  if (left <= 0) return <p className={classes.due}>{eccLogOnTexts.ringNow}</p>;
  const whole = Math.max(1, Date.parse(callAt) - Date.parse(sent));
  return (
    <>
      <p>
        <Filled text={eccLogOnTexts.ringAt} values={{ time: <b>{formatTime(callAt, zone)}</b> }} />
      </p>
      <p className={classes.left} role="timer">
        {formatCountdown(left)}
      </p>
      <progress className={classes.progress} value={whole - left} max={whole} aria-hidden="true" />
    </>
  );
}
