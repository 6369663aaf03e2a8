import { Switch } from '@mantine/core';
import type { Patrol } from '@patrolbook/contract';
import { usePrinting } from '../../../lib/browser/screen.ts';
import { LedgerCard } from '../../../ui/layout/LedgerCard.tsx';
import { useDetails } from './details-toggle.ts';
import { PatrolStats } from './PatrolStats.tsx';
import { RecordTable } from './RecordTable.tsx';
import { Timeline } from './Timeline.tsx';
import { recordOf, timelineOf } from './timeline.ts';

interface TimelineCardProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/** The record of a started patrol: a timeline, or a table with all details, which is what prints (product 8.5). */
export function TimelineCard({ patrol, now }: TimelineCardProps) {
  const [details, setDetails] = useDetails();
  const printing = usePrinting();
  if (!patrol.started) return null;
  return (
    <LedgerCard
      title="Timeline"
      action={
        <Switch
          label="Details"
          checked={details}
          onChange={(event) => setDetails(event.currentTarget.checked)}
        />
      }
    >
      <PatrolStats patrol={patrol} started={patrol.started} now={now} />
      {details || printing ? (
        <RecordTable entries={recordOf(patrol)} />
      ) : (
        <Timeline entries={timelineOf(patrol)} />
      )}
    </LedgerCard>
  );
}
