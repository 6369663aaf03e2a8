import { Switch } from '@mantine/core';
import { formatHours, formatKilometres } from '#contract';
import { usePrintMedia } from '#lib/browser/screen.ts';
import { useRemembered } from '#lib/storage/remembered.ts';
import type { Patrol } from '#patrols/contract';
import { distanceOf, hoursBetween, type Started } from '#patrols/contract';
import { formatFuel } from '#record/contract';
import { fieldTexts } from '#texts/shared.ts';
import { Figures } from '#ui/display/Figures.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import { quietCount, recordOf, timelineOf } from '../timeline/timeline.ts';
import { FormerVersions } from './FormerVersions.tsx';
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
  const printing = usePrintMedia();
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

interface PatrolStatsProps {
  patrol: Patrol;
  started: Started;
  /** ISO instant. */
  now: string;
}

/** A started patrol in four figures; a dash stands for an unknown one. */
function PatrolStats({ patrol, started, now }: PatrolStatsProps) {
  const { finished, incidents } = patrol;
  const distance = distanceOf(patrol);
  const fuel = finished?.fuelLevel ?? null;
  return (
    <Figures
      figures={{
        [patrolRecordTexts.onPatrol]: formatHours(hoursBetween(started.started, finished?.finished ?? now)),
        [patrolRecordTexts.distance]: distance === null ? null : formatKilometres(distance),
        [patrolRecordTexts.incidents]: String(incidents.length - quietCount(incidents)),
        [patrolRecordTexts.fuel]: fuel === null ? null : formatFuel(fuel),
      }}
    />
  );
}

/** Whether the record is shown as a table with details instead of a timeline; remembered on this device. */
function useDetails() {
  return useRemembered('patrol-details', false);
}
