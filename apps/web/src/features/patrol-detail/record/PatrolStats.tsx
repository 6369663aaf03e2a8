import { distanceOf, formatHours, type Patrol, type Started } from '@patrolbook/contract';
import { formatFuel, formatKilometres } from '../../../domain/patrol/timeline/record-text.ts';
import { Figures } from '../../../ui/display/Figures.tsx';

const hour = 3_600_000;

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
  const duration = Date.parse(finished?.finished ?? now) - Date.parse(started.started);
  return (
    <Figures
      figures={{
        'On patrol': formatHours(Math.max(0, duration) / hour),
        Distance: distance === null ? null : formatKilometres(distance),
        Incidents: String(incidents.length),
        'Fuel at finish': fuel === null ? null : formatFuel(fuel),
      }}
    />
  );
}
