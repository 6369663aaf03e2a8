import { Button } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNow } from '#lib/time/clock.ts';
import { elapsedText } from '#lib/time/elapsed.ts';
import { endOf, leastExtension, type Patrol, type Started } from '#patrols/contract';
import { endText } from '#patrols/web/patrol-text.ts';
import { keep } from '#patrols/web/recorded/keep.ts';
import type { Recorder } from '#patrols/web/recorded/recorder.ts';
import { useZone } from '#people/web/profile.tsx';
import { Filled } from '#texts/Filled.tsx';
import { lazyOverlay } from '#ui/overlay/lazy-part.tsx';
import { recordPageTexts } from '../texts.ts';
import classes from './PatrolClock.module.css';

const ExtendDialog = lazyOverlay(() => import('../../ExtendDialog.tsx'), 'ExtendDialog');

interface ClockProps {
  patrol: Patrol;
  started: Started;
  recorder: Recorder;
  /** ISO instant. */
  now: string;
}

/** How long the patrol has been out, until when it is planned, and Extend. */
export function PatrolClock({ patrol, started, recorder, now }: ClockProps) {
  const zone = useZone();
  const from = Date.parse(started.started);
  return (
    <section aria-label={recordPageTexts.onPatrol}>
      <div className={classes.row}>
        <div>
          <div className={classes.hint}>{recordPageTexts.onPatrol}</div>
          <Elapsed from={from} />
        </div>
        <div className={classes.end}>
          <span className={classes.hint}>
            <Filled text={recordPageTexts.until} values={{ end: <b>{endText(patrol, zone)}</b> }} />
          </span>
          <Extend patrol={patrol} recorder={recorder} now={now} />
        </div>
      </div>
      <progress
        className={classes.progress}
        aria-label={recordPageTexts.ofPlannedTime}
        max={Math.max(1, Date.parse(endOf(patrol)) - from)}
        value={Math.max(0, Date.parse(now) - from)}
      />
    </section>
  );
}

/** Counts the seconds by itself, so that nothing else is drawn every second. */
function Elapsed({ from }: { from: number }) {
  return (
    <div className={classes.clock} role="timer">
      {elapsedText(useNow(1000) - from)}
    </div>
  );
}

/** Extends the patrol by half hours, unless it lasts as long as a patrol may. */
function Extend({ patrol, recorder, now }: Omit<ClockProps, 'started'>) {
  const [asking, setAsking] = useState(false);
  const least = leastExtension(patrol, now);
  if (least === null) return null;
  const extend = (hours: number) => {
    setAsking(false);
    keep(recorder.extend(hours));
  };
  return (
    <>
      <Button variant="default" leftSection={<IconClockPlus />} onClick={() => setAsking(true)}>
        {recordPageTexts.extend}
      </Button>
      <ExtendDialog
        patrol={patrol}
        least={least}
        opened={asking}
        onExtend={extend}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
