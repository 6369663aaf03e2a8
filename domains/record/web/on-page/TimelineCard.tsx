import { Switch } from '@mantine/core';
import { usePrinting } from '#lib/browser/screen.ts';
import type { Patrol } from '#patrols/contract';
import { fieldTexts } from '#texts/shared.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import { recordOf, timelineOf } from '../timeline/timeline.ts';
import { useDetails } from './details-toggle.ts';
import { FormerVersions } from './FormerVersions.tsx';
import { PatrolStats } from './PatrolStats.tsx';
import { RecordTable } from './RecordTable.tsx';
import { patrolRecordTexts } from './texts.ts';

interface TimelineCardProps {
  patrol: Patrol;
  /** The ids of entries that wait on this device. */
  waiting: ReadonlySet<string>;
  /** ISO instant. */
  now: string;
}

/** The record of a started patrol: a timeline, or a table with all details, which is what prints (product 8.5). */
export function TimelineCard({ patrol, waiting, now }: TimelineCardProps) {
  const [details, setDetails] = useDetails();
  const printing = usePrinting();
  if (!patrol.started) return null;
  return (
    <SectionCard
      title={patrolRecordTexts.timeline}
      action={
        <Switch
          label={fieldTexts.details}
          checked={details}
          onChange={(event) => setDetails(event.currentTarget.checked)}
        />
      }
    >
      <PatrolStats patrol={patrol} started={patrol.started} now={now} />
      {details || printing ? (
        <RecordTable entries={recordOf(patrol)} waiting={waiting} />
      ) : (
        <Timeline entries={timelineOf(patrol)} waiting={waiting} />
      )}
      <FormerVersions patrolId={patrol._id} />
    </SectionCard>
  );
}
