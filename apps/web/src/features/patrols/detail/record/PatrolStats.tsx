import {
  distanceOf,
  formatFuel,
  formatHours,
  formatKilometres,
  hoursBetween,
  type Patrol,
  type Started,
} from '@patrolbook/contract';
import { quietCount } from '../../../../domain/patrols/timeline/timeline.ts';
import { Figures } from '../../../../ui/display/Figures.tsx';

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
        'On patrol': formatHours(hoursBetween(started.started, finished?.finished ?? now)),
        Distance: distance === null ? null : formatKilometres(distance),
        Incidents: String(incidents.length - quietCount(incidents)),
        'Fuel at finish': fuel === null ? null : formatFuel(fuel),
      }}
    />
  );
}
