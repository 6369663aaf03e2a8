import { distanceOf, formatHours, type Patrol, type Started } from '@patrolbook/contract';
import { formatFuel, formatKilometres } from '../../../domain/patrol/timeline/record-text.ts';
import classes from './PatrolStats.module.css';

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
    <dl className={classes.stats}>
      <Stat label="On patrol" text={formatHours(Math.max(0, duration) / hour)} />
      <Stat label="Distance" text={distance === null ? null : formatKilometres(distance)} />
      <Stat label="Incidents" text={String(incidents.length)} />
      <Stat label="Fuel at finish" text={fuel === null ? null : formatFuel(fuel)} />
    </dl>
  );
}

function Stat({ label, text }: { label: string; text: string | null }) {
  return (
    <div className={classes.stat}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.figure}>{text ?? '–'}</dd>
    </div>
  );
}
