import { Switch } from '@mantine/core';
import type { Patrol } from '@patrolbook/contract';
import { usePrinting } from '../../../lib/screen.ts';
import { LedgerCard } from '../../../ui/LedgerCard.tsx';
import { useDetails } from '../details-toggle.ts';
import { recordOf, timelineOf } from '../timeline.ts';
import { PatrolStats } from './PatrolStats.tsx';
import { RecordTable } from './RecordTable.tsx';
import { Timeline } from './Timeline.tsx';

interface TimelineCardProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/** What happened on a patrol that has been started: along a line, or with all details in a table, as it is always printed. */
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
