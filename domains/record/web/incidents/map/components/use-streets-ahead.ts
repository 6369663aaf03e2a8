import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { IncidentPoint } from '#record/contract';
import { useNamedPlaces } from '#record/web/places/place-words.ts';
import { hasStreets } from '#record/web/places/StreetLine.tsx';

/** Milliseconds for which what the map shows has to stay the same: a brush that is dragged changes it at each step. */
const settled = 1000;

/** Asks for the streets of what would be printed: a page that is being printed waits for no answer (product 18.27). */
export function useStreetsAhead(incidents: readonly IncidentPoint[]): void {
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
