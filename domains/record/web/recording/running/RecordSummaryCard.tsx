import { IconAlertTriangle, IconCloudCheck, IconCloudUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatHours, formatKilometres } from '#contract';
import { distanceOf, hoursBetween, type Patrol } from '#patrols/contract';
import type { RecordedPatrol } from '#patrols/web/recorded/recorder.ts';
import { Chip } from '#ui/display/Chip.tsx';
import { Figures } from '#ui/display/Figures.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import type { asFinished } from '../../finish/finish.ts';
import { quietCount } from '../../timeline/timeline.ts';
import { recordFinishTexts, recordPageTexts } from '../texts.ts';
import classes from './RecordSummaryCard.module.css';

interface RecordSummaryCardProps {
  incidents: Patrol['incidents'];
  /** The patrol as it will be finished. */
  finished: ReturnType<typeof asFinished>;
  record: Pick<RecordedPatrol, 'waitingCount' | 'refused'>;
  children: ReactNode;
}

/** The patrol in four figures, to be looked over before it is finished; a dash stands for an unknown one. */
export function RecordSummaryCard({ incidents, finished, record, children }: RecordSummaryCardProps) {
  const distance = distanceOf(finished);
  const quiet = quietCount(incidents);
  return (
    <SectionCard title={recordFinishTexts.summary} action={<SentChip {...record} />}>
      <Figures
        pairs
        figures={{
          [recordFinishTexts.onPatrol]: formatHours(
            hoursBetween(finished.started.started, finished.finished.finished),
          ),
          [recordFinishTexts.distance]: distance === null || distance < 0 ? null : formatKilometres(distance),
          [recordFinishTexts.incidents]: String(incidents.length - quiet),
          [recordFinishTexts.allQuiet]: String(quiet),
        }}
      />
      <div className={classes.body}>{children}</div>
    </SectionCard>
  );
}

function SentChip({ waitingCount, refused }: RecordSummaryCardProps['record']) {
  if (waitingCount > 0)
    return (
      <Chip color="gray" icon={<IconCloudUp size={14} />}>
        {recordPageTexts.waitingCount(waitingCount)}
      </Chip>
    );
  const isAllTaken = refused.length === 0;
  return (
    <Chip
      color={isAllTaken ? 'green' : 'red'}
      icon={isAllTaken ? <IconCloudCheck size={14} /> : <IconAlertTriangle size={14} />}
    >
      {isAllTaken ? recordPageTexts.allSent : recordPageTexts.notTakenCount(refused.length)}
    </Chip>
  );
}
