import { formatHours, formatKilometres } from '#contract';
import { distanceOf, hoursBetween, type Patrol, type Started } from '#patrols/contract';
import { formatFuel } from '#record/contract';
import { Figures } from '#ui/display/Figures.tsx';
import { quietCount } from '../timeline/timeline.ts';
import { patrolRecordTexts } from './texts.ts';

interface PatrolStatsProps {
  patrol: Patrol;
  started: Started;
  /** ISO instant. */
  now: string;
}

/** A started patrol in four figures; a dash stands for an unknown one. */
export function PatrolStats({ patrol, started, now }: PatrolStatsProps) {
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
