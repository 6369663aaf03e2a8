import { distanceOf, formatHours, formatKilometres, hoursBetween, type Patrol } from '@patrolbook/contract';
import { IconCloudCheck, IconCloudUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { quietCount } from '../../../domain/patrols/timeline/timeline.ts';
import type { asFinished } from '../../../domain/record/finish/finish.ts';
import { recordFinishTexts } from '../../../texts/record/finish.ts';
import { recordPageTexts } from '../../../texts/record/page.ts';
import { Chip } from '../../../ui/display/Chip.tsx';
import { Figures } from '../../../ui/display/Figures.tsx';
import { SectionCard } from '../../../ui/layout/SectionCard.tsx';
import classes from './RecordSummaryCard.module.css';

interface RecordSummaryCardProps {
  incidents: Patrol['incidents'];
  /** The patrol as it will be finished. */
  finished: ReturnType<typeof asFinished>;
  /** How many entries wait to be sent. */
  waitingCount: number;
  children: ReactNode;
}

/** The patrol in four figures, to be looked over before it is finished; a dash stands for an unknown one. */
export function RecordSummaryCard({ incidents, finished, waitingCount, children }: RecordSummaryCardProps) {
  const distance = distanceOf(finished);
  const quiet = quietCount(incidents);
  return (
    <SectionCard title={recordFinishTexts.summary} action={<SentChip waitingCount={waitingCount} />}>
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

function SentChip({ waitingCount }: { waitingCount: number }) {
  if (waitingCount > 0)
    return (
      <Chip color="gray" icon={<IconCloudUp size={14} />}>
        {recordPageTexts.waitingCount(waitingCount)}
      </Chip>
    );
  return (
    <Chip color="green" icon={<IconCloudCheck size={14} />}>
      {recordPageTexts.allSent}
    </Chip>
  );
}
