import { formatDateTime, type IncidentPoint } from '@patrolbook/contract';
import { useState } from 'react';
import { IncidentIcon } from '../../../../domain/patrols/rows/IncidentIcon.tsx';
import { useZone } from '../../../../domain/profile/profile.tsx';
import { SectionCard } from '../../../../ui/layout/SectionCard.tsx';
import { Pager } from '../../../../ui/list/Pager.tsx';
import type { Points } from '../points.ts';
import classes from './PointList.module.css';
import { incidentsAt } from './use-incident-map.ts';

interface PointListProps {
  points: Points;
  /** The positions of those that the map shows, the earliest first. */
  shown: readonly number[];
  selected: IncidentPoint | undefined;
  onSelect: (incident: IncidentPoint) => void;
}

const pageSize = 10;

/** What the map shows, as a list, the latest first: for those who cannot use a map. Each row chooses its incident there too. */
export function PointList({ points, shown, selected, onSelect }: PointListProps) {
  const zone = useZone();
  const [skip, setSkip] = useState(0);
  const end = shown.length - skip;
  const page = incidentsAt(
    points.incidents,
    shown.slice(Math.max(0, end - pageSize), Math.max(0, end)).reverse(),
  );
  return (
    <SectionCard title="Incidents on the Map" count={shown.length}>
      <ul className={classes.rows}>
        {page.map((incident) => {
          const [id, , , what, when] = incident;
          return (
            <li key={id}>
              <button
                type="button"
                className={classes.row}
                aria-pressed={id === selected?.[0]}
                onClick={() => onSelect(incident)}
              >
                <IncidentIcon what={what} />
                <span className={classes.what}>{what}</span>
                <span className={classes.when}>
                  {formatDateTime(new Date(when * 1000).toISOString(), zone)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <Pager skip={skip} limit={pageSize} matches={shown.length} onSkip={setSkip} label="Incidents" />
    </SectionCard>
  );
}
