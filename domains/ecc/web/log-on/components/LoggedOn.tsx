import { Alert } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { formatTime } from '#contract';
import { canReadEccReplies, type EccLogOnForm, eccLogOnScript, isUnsent } from '#ecc/contract';
import { answerTitle, numberLabel } from '#ecc/web/ecc-text.ts';
import { eccLogOnTexts } from '#ecc/web/texts.ts';
import { useRoles } from '#lib/auth/auth.ts';
import { canStart, type EccLogOnResponse, type Patrol } from '#patrols/contract';
import { useDirectory } from '#people/web/directory.ts';
import { PersonLookup } from '#people/web/PersonLookup.tsx';
import { useProfile, useZone } from '#people/web/profile.tsx';
import { Filled } from '#texts/Filled.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { EccReplies } from '../../EccReplies.tsx';
import { LargeEventNumber } from '../../LargeEventNumber.tsx';
import { NotSent } from '../../NotSent.tsx';
import { StartButton } from '../../start/StartButton.tsx';
import { EccMessageText, Script } from './EccMessageText.tsx';
import { EventNumberCard } from './EventNumberCard.tsx';
import classes from './LoggedOn.module.css';
import { WaitingCard } from './WaitingCard.tsx';

interface LoggedOnProps {
  patrol: Patrol;
  start: EccLogOnForm;
  /** ISO instant. */
  now: string;
  /** Whether the log-on was made while the page was open: the form that had the focus is gone. */
  takesFocus: boolean;
}

/** The page after a log-on: how long to wait before ringing, then the event number; the message and the replies. */
export function LoggedOn({ patrol, start, now, takesFocus }: LoggedOnProps) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) top.current?.focus();
  }, [takesFocus]);
  const viewer = { personId: useProfile()._id, roles: useRoles() };
  const answer = patrol.eccLogOnResponse;
  const { sent } = start;
  return (
    <>
      <div ref={top} tabIndex={-1} className={classes.top}>
        {/* The element stays, so that a screen reader reads out text that appears in it. */}
        <div role="status" className={classes.status}>
          {answer && <Answer answer={answer} training={start.training} />}
        </div>
        <NotSent patrol={patrol} now={now} withScript={false} />
        {answer && canStart(patrol, viewer, now) && (
          <StartButton
            patrol={patrol}
            size="xl"
            variant={patrol.eccLogOnNotification ? 'filled' : 'default'}
          />
        )}
        {!answer && <WaitingCard patrol={patrol} start={start} />}
      </div>
      <div className={classes.columns}>
        {!answer && sent && (
          <SectionCard title={eccLogOnTexts.readOut} padded>
            <Script parts={eccLogOnScript(start, sent)} />
          </SectionCard>
        )}
        <EventNumberCard patrol={patrol} now={now} />
      </div>
      {canReadEccReplies(patrol, viewer, now) && <EccReplies patrol={patrol} now={now} size="xl" />}
      {sent && (
        <SectionCard
          title={isUnsent(patrol.eccLogOnMail, now) ? eccLogOnTexts.wasNotSent : eccLogOnTexts.wasSent}
          padded
        >
          <EccMessageText message={sent.message} />
        </SectionCard>
      )}
    </>
  );
}

function Answer({ answer, training }: { answer: EccLogOnResponse; training: boolean }) {
  const { when, by, policeEventNumber } = answer;
  const zone = useZone();
  const lookup = useDirectory();
  return (
    <Alert color="green" icon={<IconCircleCheck />} title={answerTitle(training, formatTime(when, zone))}>
      {numberLabel(training)}
      <LargeEventNumber>{policeEventNumber}</LargeEventNumber>
      {by && (
        <Filled text={eccLogOnTexts.enteredBy} values={{ name: <PersonLookup lookup={lookup(by)} /> }} />
      )}
    </Alert>
  );
}
