import { IconPhotoDown, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { MapFrame } from '#places/web/map/MapFrame.tsx';
import { actionTexts } from '#texts/shared.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { toastError } from '#ui/feedback/toasts.tsx';
import type { IncidentMap } from '../map/incident-map.ts';
import { incidentBounds } from '../points.ts';
import { savePicture } from '../save-picture.ts';
import { incidentMapTexts } from '../texts.ts';
import { PrintedMap } from './PrintedMap.tsx';
import { incidentsAt, type MapContent, useIncidentMap } from './use-incident-map.ts';

interface MapViewProps extends MapContent {
  /** Returns the text below a saved picture, given the names of the map's sources. */
  captionOf: (sources: string) => readonly string[];
  /** The chosen incident, over the map's corner or in place of a map that cannot be drawn. */
  children: ReactNode;
}

/** The map of incidents, which can be saved and printed. */
export function MapView({ captionOf, children, ...content }: MapViewProps) {
  const drawing = useIncidentMap(content);
  const { map } = drawing;
  const save = (drawn: IncidentMap) =>
    savePicture(drawn, captionOf(drawn.sources())).catch(() =>
      toastError(incidentMapTexts.unableToSavePicture),
    );
  return (
    <MapFrame
      drawing={drawing}
      things={incidentMapTexts.things}
      boundsOfAll={() => incidentBounds(incidentsAt(content.incidents, content.shown))}
      buttons={
        map && (
          <>
            <IconButton hint={incidentMapTexts.savePicture} onClick={() => void save(map)}>
              <IconPhotoDown />
            </IconButton>
            <IconButton hint={actionTexts.print} onClick={() => window.print()}>
              <IconPrinter />
            </IconButton>
          </>
        )
      }
      printed={map && <PrintedMap map={map} caption={captionOf('')[0]} />}
    >
      {children}
    </MapFrame>
  );
}
