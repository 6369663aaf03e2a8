import { Alert, Skeleton } from '@mantine/core';
import { IconMapOff, IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { mapSettings } from '../../lib/browser/page.ts';
import { hasTouch } from '../../lib/browser/screen.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { ErrorCard } from '../feedback/ErrorCard.tsx';
import type { DrawnMap } from './base-map.ts';
import type { Bounds } from './bounds.ts';
import { twoFingers } from './gestures.ts';
import classes from './MapFrame.module.css';
import type { useMap } from './use-map.ts';

interface MapFrameProps {
  drawing: ReturnType<typeof useMap<unknown, DrawnMap>>;
  /** What it shows, of which a list beside it has the same: `incidents`. */
  things: string;
  /** Returns where they all are. */
  boundsOfAll: () => Bounds;
  /** Further buttons on the map. */
  buttons?: ReactNode;
  /** What stands for the map on paper. */
  printed?: ReactNode;
  /** What is chosen, over the map's corner or in place of a map that cannot be drawn. */
  children?: ReactNode;
}

/** A map with its buttons. Where the browser cannot draw one, it says so and leads to the list beside it. */
export function MapFrame({ drawing, things, boundsOfAll, buttons, printed, children }: MapFrameProps) {
  const { container, credits, map, state, close, retry } = drawing;
  if (state === 'impossible' || state === 'failed')
    return (
      <div className={classes.frame}>
        {state === 'impossible' ? (
          <Alert color="orange" icon={<IconMapOff />} title="This Browser Cannot Draw the Map">
            The list has the same {things}.
          </Alert>
        ) : (
          <ErrorCard title="Unable to draw the map" error={notLoaded} onRetry={retry} />
        )}
        {children && <div className={classes.aloneCard}>{children}</div>}
      </div>
    );
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
            <IconButton hint={`Show all ${things}`} onClick={() => map.fit(boundsOfAll())}>
              <IconMaximize />
            </IconButton>
            {buttons}
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
      {printed}
      <div className={classes.credits} ref={credits} />
      {state === 'partly' && (
        <p className={classes.trouble} role="status">
          A part of the map could not be loaded. The {things} are all here.
        </p>
      )}
    </div>
  );
}

/** Whether the installation draws more than the outline (product 19.9). */
const hasStreets = Boolean(mapSettings.styleUrl || mapSettings.filePath);

const notLoaded = new Error('The map could not be loaded. Please check your internet connection.');
