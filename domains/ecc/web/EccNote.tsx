import { Alert } from '@mantine/core';
import { IconCircleCheck, IconMailForward } from '@tabler/icons-react';
import { formatTime } from '#contract';
import { canEnterEventNumber, eccCallAt, isLogOnUnsent } from '#ecc/contract';
import { useRoles } from '#lib/auth/auth.ts';
import { useNow } from '#lib/time/clock.ts';
import {
  type EccLogOnResponse,
  type EccNotification,
  isCrewMember,
  isTest,
  type Patrol,
} from '#patrols/contract';
import { patrolDetailTexts } from '#patrols/web/texts.ts';
import { useDirectory } from '#people/web/directory.ts';
import { PersonLookup } from '#people/web/PersonLookup.tsx';
import { useProfile, useZone } from '#people/web/profile.tsx';
import { Filled } from '#texts/Filled.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { AlertButtons } from '#ui/feedback/AlertButtons.tsx';
import { CallOwnEcc } from './CallEcc.tsx';
import { formatCountdown } from './countdown.ts';
import classes from './EccNote.module.css';
import { answerTitle, callAdvice, numberLabel } from './ecc-text.ts';

interface EccNoteProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/** Says before the start whether the ECC has answered, and leads the crew to what they can do (product 8.4). */
export function EccNote({ patrol, now }: EccNoteProps) {
  const { eccLogOnNotification: sent, eccLogOnResponse: answer } = patrol;
  if (patrol.started || isLogOnUnsent(patrol, now)) return null;
  if (answer) return <Answered patrol={patrol} now={now} answer={answer} />;
  if (!sent) return null;
  const Pending = isTest(patrol) ? TrainingPending : RealPending;
  return <Pending patrol={patrol} now={now} sent={sent} />;
}

function Answered({ patrol, now, answer }: EccNoteProps & { answer: EccLogOnResponse }) {
  const zone = useZone();
  const lookup = useDirectory();
  const training = isTest(patrol);
  return (
    <Alert
      role="status"
      color="green"
      icon={<IconCircleCheck />}
      title={answerTitle(training, formatTime(answer.when, zone))}
    >
      {numberLabel(training)} <b className={classes.code}>{answer.policeEventNumber}</b>
      {answer.by && (
        <>
          ,{' '}
          <Filled
            text={patrolDetailTexts.enteredBy}
            values={{ name: <PersonLookup lookup={lookup(answer.by)} /> }}
          />
        </>
      )}
      <AlertButtons>
        <LogOnLink patrol={patrol} now={now} label={patrolDetailTexts.showLogOn} />
      </AlertButtons>
    </Alert>
  );
}

interface PendingProps extends EccNoteProps {
  sent: EccNotification;
}

function RealPending({ patrol, now, sent }: PendingProps) {
  const zone = useZone();
  const viewer = { personId: useProfile()._id, roles: useRoles() };
  const advice = callAdvice(patrol, now, zone);
  return (
    <Alert
      role="status"
      color="orange"
      icon={<IconMailForward />}
      title={patrolDetailTexts.logOnSent({ time: formatTime(sent.when, zone) })}
    >
      {patrolDetailTexts.replyTakes} {advice}
      {advice && <Countdown until={eccCallAt(patrol)} />}
      <AlertButtons>
        {advice && isCrewMember(patrol, viewer) && <CallOwnEcc variant="default" />}
        <LogOnLink patrol={patrol} now={now} label={patrolDetailTexts.enterNumber} />
      </AlertButtons>
    </Alert>
  );
}

function TrainingPending({ patrol, now, sent }: PendingProps) {
  const zone = useZone();
  return (
    <Alert
      role="status"
      color="blue"
      icon={<IconMailForward />}
      title={patrolDetailTexts.trainingSent({ time: formatTime(sent.when, zone) })}
    >
      {patrolDetailTexts.trainingMeans}
      <AlertButtons>
        <LogOnLink patrol={patrol} now={now} label={patrolDetailTexts.enterNumber} />
      </AlertButtons>
    </Alert>
  );
}

/** Hidden from screen readers, which would read out every second; the advice says the time. */
function Countdown({ until }: { until: string }) {
  const left = Date.parse(until) - useNow(1000);
  if (left <= 0) return null;
  return (
    <span aria-hidden="true" className={classes.left} data-screen-only>
      {patrolDetailTexts.ringIn({ countdown: formatCountdown(left) })}
    </span>
  );
}

/** Leads the crew to the page of the log-on for as long as a number can be entered there. */
function LogOnLink({ patrol, now, label }: EccNoteProps & { label: string }) {
  const viewer = { personId: useProfile()._id, roles: useRoles() };
  if (!canEnterEventNumber(patrol, viewer, now)) return null;
  return (
    <ButtonLink variant="default" to="/patrol/$id/ecc-log-on" params={{ id: patrol._id }}>
      {label}
    </ButtonLink>
  );
}
