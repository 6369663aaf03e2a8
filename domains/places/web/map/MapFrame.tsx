import { Alert, Skeleton } from '@mantine/core';
import { IconMapOff, IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { mapSettings } from '#lib/browser/page.ts';
import { hasTouch } from '#lib/browser/screen.ts';
import { feedbackTexts } from '#texts/shared.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { mapTexts } from '../texts.ts';
import type { DrawnMap } from './base-map.ts';
import type { Bounds } from './bounds.ts';
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
          <Alert color="orange" icon={<IconMapOff />} title={mapTexts.cannotDraw}>
            {mapTexts.listHasTheSame({ things })}
          </Alert>
        ) : (
          <ErrorCard title={mapTexts.unableToDraw} error={new Error(mapTexts.notLoaded)} onRetry={retry} />
        )}
        {children && <div className={classes.aloneCard}>{children}</div>}
      </div>
    );
  return (
    <div className={classes.frame}>
      {hasTouch() && (
        <p className={classes.hint} data-screen-only>
          {mapTexts.twoFingers}.
        </p>
      )}
      <div className={classes.map} aria-busy={state === 'waiting'} data-screen-only>
        <div className={classes.canvas} ref={container} />
        {state === 'waiting' && (
          <Skeleton className={classes.waiting} role="status" aria-label={feedbackTexts.loading} />
        )}
        {map && (
          <div className={classes.buttons}>
            <IconButton hint={mapTexts.zoomIn} onClick={map.zoomIn}>
              <IconPlus />
            </IconButton>
            <IconButton hint={mapTexts.zoomOut} onClick={map.zoomOut}>
              <IconMinus />
            </IconButton>
            <IconButton hint={mapTexts.showAll({ things })} onClick={() => map.fit(boundsOfAll())}>
              <IconMaximize />
            </IconButton>
            {buttons}
          </div>
        )}
        {map && close && !hasStreets && (
          <p className={classes.streets} role="status">
            {mapTexts.withoutStreets}
          </p>
        )}
        {children && <div className={classes.card}>{children}</div>}
      </div>
      {printed}
      <div className={classes.credits} ref={credits} />
      {state === 'partly' && (
        <p className={classes.trouble} role="status">
          {mapTexts.partNotLoaded({ things })}
        </p>
      )}
    </div>
  );
}

/** Whether the installation draws more than the outline (product 19.9). */
const hasStreets = Boolean(mapSettings.styleUrl || mapSettings.filePath);
