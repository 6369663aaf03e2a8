import { type EccLogOnForm, eccLogOnScript } from '#ecc/contract';
import { eccLogOnTexts } from '#ecc/web/texts.ts';
import type { Patrol } from '#patrols/contract';
import { useZone } from '#people/web/profile.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { CallEcc } from '../../CallEcc.tsx';
import { isTooEarly, logOnDetailsOf, startingValues, whyNotNow } from '../log-on.ts';
import { Script } from './EccMessageText.tsx';
import { EventNumberCard } from './EventNumberCard.tsx';
import classes from './LogOn.module.css';

interface NotNowProps {
  patrol: Patrol;
  start: EccLogOnForm;
  /** ISO instant. */
  now: string;
}

/**
 * Why the patrol cannot be logged on now and, before its time, what a log-on is. A running patrol can still log
 * on by phone.
 */
export function NotNow({ patrol, start, now }: NotNowProps) {
  const zone = useZone();
  const isRunning = patrol.started && !patrol.finished;
  return (
    <>
      <SectionCard padded>
        <div className={classes.message}>
          <p>{whyNotNow(patrol, now, zone)}</p>
          {isTooEarly(patrol, now) && <WhatItIs start={start} />}
          {isRunning && start.withContacts && (
            <Script parts={eccLogOnScript(start, logOnDetailsOf(startingValues(start)))} />
          )}
          {isRunning && !start.training && <CallEcc size="xl" variant="default" phone={start.ecc.phone} />}
        </div>
      </SectionCard>
      <EventNumberCard patrol={patrol} now={now} />
    </>
  );
}

/** What a crew does here once it may, for those who have never done it. */
function WhatItIs({ start: { ecc, training } }: Pick<NotNowProps, 'start'>) {
  const way = ecc.takesMail ? 'mail' : 'phone';
  return (
    <>
      <p>{eccLogOnTexts.loggingOnMeans(training ? 'training' : way)}</p>
      <p>{eccLogOnTexts.haveReady}</p>
    </>
  );
}
