import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { formatDateTime } from '#contract';
import { usePrinting } from '#lib/browser/printing.ts';
import { useZone } from '#people/web/profile.tsx';
import type { IncidentPoint } from '#record/contract';
import { useNamedPlaces, usePlaceWords } from '#record/web/places/place-words.ts';
import { hasStreets, StreetLine } from '#record/web/places/StreetLine.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { Pager } from '#ui/list/Pager.tsx';
import { IncidentIcon } from '../../IncidentIcon.tsx';
import type { Points } from '../points.ts';
import { incidentMapTexts } from '../texts.ts';
import classes from './PointList.module.css';
import { incidentsAt } from './use-incident-map.ts';

/** Milliseconds for which what the map shows has to stay the same: a brush that is dragged changes it at each step. */
const settled = 1000;

/** Asks for the streets of what would be printed: a page that is being printed waits for no answer (product 18.27). */
function useStreetsAhead(incidents: readonly IncidentPoint[]): void {
  const client = useQueryClient();
  const names = useNamedPlaces();
  useEffect(() => {
    if (!hasStreets || !names) return;
    const timer = setTimeout(() => {
      for (const [, longitude, latitude] of incidents)
        void client.prefetchQuery(names.streetQuery(latitude, longitude));
    }, settled);
    return () => clearTimeout(timer);
  }, [client, names, incidents]);
}

interface PointListProps {
  points: Points;
  /** The positions of those that the map shows, the earliest first. */
  shown: readonly number[];
  selected: IncidentPoint | undefined;
  onSelect: (incident: IncidentPoint) => void;
}

const rowsShown = 10;

/** How many are printed at most: some ten sheets. */
const printed = 300;

/**
 * What the map shows, as a list, the latest first: for those who cannot use a map. Each row chooses its incident there too. On paper
 * it is not in pages (product 18.25).
 */
export function PointList({ points, shown, selected, onSelect }: PointListProps) {
  const zone = useZone();
  const words = usePlaceWords();
  const printing = usePrinting();
  const [skip, setSkip] = useState(0);
  const end = printing ? shown.length : Math.max(0, shown.length - skip);
  const begin = Math.max(0, end - (printing ? printed : rowsShown));
  useStreetsAhead(useMemo(() => incidentsAt(points.incidents, shown.slice(-printed)), [points, shown]));
  const page = incidentsAt(points.incidents, shown.slice(begin, end).reverse());
  return (
    <SectionCard title={incidentMapTexts.list} count={shown.length}>
      <ul className={classes.rows}>
        {page.map((incident) => {
          const [id, longitude, latitude, what, when] = incident;
          const time = formatDateTime(new Date(when * 1000).toISOString(), zone);
          const place = words(latitude, longitude);
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
                  {[time, place].filter(Boolean).join(' · ')}
                  <StreetLine latitude={latitude} longitude={longitude} />
                </span>
                {printing && (
                  <span className={classes.coordinates}>
                    {latitude.toFixed(5)}, {longitude.toFixed(5)}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {printing && begin > 0 && (
        <p className={classes.rest}>{incidentMapTexts.latestOnly({ shown: printed, count: shown.length })}</p>
      )}
      <Pager
        skip={skip}
        limit={rowsShown}
        matches={shown.length}
        onSkip={setSkip}
        label={incidentMapTexts.pages}
      />
    </SectionCard>
  );
}
