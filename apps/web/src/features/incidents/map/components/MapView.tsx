import { Alert, Skeleton } from '@mantine/core';
import {
  IconMapOff,
  IconMaximize,
  IconMinus,
  IconPhotoDown,
  IconPlus,
  IconPrinter,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { mapSettings } from '../../../../lib/browser/page.ts';
import { IconButton } from '../../../../ui/controls/IconButton.tsx';
import { ErrorCard } from '../../../../ui/feedback/ErrorCard.tsx';
import { toastError } from '../../../../ui/feedback/toasts.tsx';
import { boundsOf } from '../bounds.ts';
import { hasTouch, twoFingers } from '../map/gestures.ts';
import type { IncidentMap } from '../map/incident-map.ts';
import { savePicture } from '../save-picture.ts';
import classes from './MapView.module.css';
import { PrintedMap } from './PrintedMap.tsx';
import { incidentsAt, type MapContent, useIncidentMap } from './use-incident-map.ts';

interface MapViewProps extends MapContent {
  /** Returns the text below a saved picture, given the names of the map's sources. */
  captionOf: (sources: string) => readonly string[];
  /** The chosen incident, over the map's corner or in place of a map that cannot be drawn. */
  children: ReactNode;
}

/** The map with its buttons. Where the browser cannot draw one, it says so; the list beside it has the same incidents. */
export function MapView({ captionOf, children, ...content }: MapViewProps) {
  const { container, credits, map, state, close, retry } = useIncidentMap(content);
  if (state === 'impossible' || state === 'failed')
    return (
      <div className={classes.frame}>
        {state === 'impossible' ? (
          <CannotDraw />
        ) : (
          <ErrorCard title="Unable to draw the map" error={notLoaded} onRetry={retry} />
        )}
        {children && <div className={classes.aloneCard}>{children}</div>}
      </div>
    );
  const save = (drawn: IncidentMap) =>
    savePicture(drawn, captionOf(drawn.sources())).catch(() => toastError('Unable to save the picture'));
  return (
    <div className={classes.frame}>
      {hasTouch() && (
        <p className={classes.hint} data-screen-only>
          {twoFingers}.
        </p>
      )}
      <div className={classes.map} aria-busy={state === 'waiting'} data-screen-only>
        <div className={classes.canvas} ref={container} />
        {state === 'waiting' && <Skeleton className={classes.waiting} role="status" aria-label="Loading" />}
        {map && (
          <div className={classes.buttons}>
            <IconButton hint="Zoom in" onClick={map.zoomIn}>
              <IconPlus />
            </IconButton>
            <IconButton hint="Zoom out" onClick={map.zoomOut}>
              <IconMinus />
            </IconButton>
            <IconButton
              hint="Show all incidents"
              onClick={() => map.fit(boundsOf(incidentsAt(content.incidents, content.shown)))}
            >
              <IconMaximize />
            </IconButton>
            <IconButton hint="Save as a picture" onClick={() => void save(map)}>
              <IconPhotoDown />
            </IconButton>
            <IconButton hint="Print" onClick={() => window.print()}>
              <IconPrinter />
            </IconButton>
          </div>
        )}
        {map && close && !hasStreets && (
          <p className={classes.streets} role="status">
            This map has no streets. Whoever runs this installation can add them: the README says how, under
            MAP_FILE.
          </p>
        )}
        {children && <div className={classes.card}>{children}</div>}
      </div>
      {map && <PrintedMap map={map} caption={captionOf('')[0]} />}
      <div className={classes.credits} ref={credits} />
      {state === 'partly' && (
        <p className={classes.trouble} role="status">
          A part of the map could not be loaded. The incidents are all here.
        </p>
      )}
    </div>
  );
}

/** Whether the installation draws more than the outline (product 19.9). */
const hasStreets = Boolean(mapSettings.styleUrl || mapSettings.filePath);

const notLoaded = new Error('The map could not be loaded. Please check your internet connection.');

function CannotDraw() {
  return (
    <Alert color="orange" icon={<IconMapOff />} title="This Browser Cannot Draw the Map">
      The list has the same incidents.
    </Alert>
  );
}
