import { Alert, Button } from '@mantine/core';
import { IconArrowBackUp, IconClockExclamation, IconFlagCheck } from '@tabler/icons-react';
import { useCallback, useRef } from 'react';
import { NotSent } from '#ecc/web/NotSent.tsx';
import { useOpensWithoutCoverage } from '#lib/browser/record-worker.ts';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import { isOver, type Started } from '#patrols/contract';
import { endText } from '#patrols/web/patrol-text.ts';
import type { RecordedPatrol, Recorder } from '#patrols/web/recorded/recorder.ts';
import { useZone } from '#people/web/profile.tsx';
import { lastEntryOf } from '#record/contract';
import { actionTexts } from '#texts/shared.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { useAllQuiet } from '../../quiet/use-all-quiet.ts';
import { Timeline } from '../../timeline/Timeline.tsx';
import { timelineOf } from '../../timeline/timeline.ts';
import { KindGrid } from '../fields/KindGrid.tsx';
import { BarLine, Layout } from '../frame/Layout.tsx';
import { PatrolClock } from '../frame/PatrolClock.tsx';
import type { HalfTyped } from '../half-typed.ts';
import type { Step } from '../step.ts';
import { recordPageTexts } from '../texts.ts';
import { AdminNote } from './AdminNote.tsx';
import { EventNumberToRead } from './EventNumberToRead.tsx';
import { FromEcc } from './FromEcc.tsx';
import { HalfTypedCards } from './HalfTypedCards.tsx';
import { QuietButton } from './QuietButton.tsx';
import classes from './Running.module.css';
import { Unsent } from './Unsent.tsx';
import { Waiting } from './Waiting.tsx';

interface RunningProps {
  record: RecordedPatrol;
  started: Started;
  recorder: Recorder;
  /** ISO instant. */
  now: string;
  /** Opens a form; the same function every time. */
  open: (step: Step) => void;
  halfTyped: readonly HalfTyped[];
}

/** A running patrol: the clock, what is not sent yet, the kinds of incidents and the timeline. */
export function Running(props: RunningProps) {
  usePageTitle(recordPageTexts.recording);
  const { record, started, recorder, now, open, halfTyped } = props;
  const { patrol, waiting } = record;
  const opens = useOpensWithoutCoverage();
  const edit = useCallback((id: string) => open({ edit: id }), [open]);
  return (
    <Layout
      bar={<RunningBar {...props} />}
      aside={
        <SectionCard title={recordPageTexts.timeline}>
          <Timeline entries={timelineOf(patrol)} waiting={waiting} onEdit={edit} />
        </SectionCard>
      }
    >
      <div className={classes.top}>
        <PatrolClock patrol={patrol} started={started} recorder={recorder} now={now} />
        <EventNumberToRead patrol={patrol} now={now} />
      </div>
      <NotSent patrol={patrol} now={now} />
      <PastEnd patrol={patrol} now={now} />
      <Unsent record={record} recorder={recorder} />
      <KindGrid open={open} />
      <HalfTypedCards halfTyped={halfTyped} open={open} />
      <FromEcc patrol={patrol} now={now} />
      <AdminNote patrol={patrol} />
      <div className={classes.note}>
        <p>{recordPageTexts.staysOnPhone}</p>
        <p>{opens ? recordPageTexts.opensWithoutCoverage : recordPageTexts.opensNotYet}</p>
      </div>
    </Layout>
  );
}

/** What waits and what was just noted, and below it All Quiet Here and Finish. */
function RunningBar({ record, started, recorder, now, open, halfTyped }: RunningProps) {
  const button = useRef<HTMLButtonElement>(null);
  const quiet = useAllQuiet(recorder);
  const undo = () => {
    button.current?.focus();
    quiet.undo();
  };
  return (
    <>
      <BarLine>
        <Waiting record={record} halfTyped={halfTyped.length} />
        {quiet.noted && (
          <Button variant="default" leftSection={<IconArrowBackUp />} onClick={undo}>
            {actionTexts.undo}
          </Button>
        )}
      </BarLine>
      <QuietButton
        ref={button}
        quiet={quiet}
        lastEntry={lastEntryOf(started, record.patrol.incidents)}
        now={now}
      />
      <Button
        size="xl"
        variant="default"
        leftSection={<IconFlagCheck />}
        onClick={() => open({ finish: true })}
      >
        {recordPageTexts.finish}
      </Button>
    </>
  );
}

/** Asks at the planned end to finish or to extend (product 17.2). */
function PastEnd({ patrol, now }: { patrol: RecordedPatrol['patrol']; now: string }) {
  const zone = useZone();
  return (
    <div role="status" className={classes.status}>
      {isOver(patrol, now) && (
        <Alert color="orange" icon={<IconClockExclamation />} title={recordPageTexts.pastEnd}>
          {recordPageTexts.pastEndMeans({ end: endText(patrol, zone) })}
        </Alert>
      )}
    </div>
  );
}
