import { useEffect, useRef } from 'react';
import { isLight } from '#lib/browser/screen.ts';
import type { IncidentMap } from '../map/incident-map.ts';
import { incidentMapTexts } from '../texts.ts';
import classes from './PrintedMap.module.css';

interface PrintedMapProps {
  map: IncidentMap;
  /** What the map shows. */
  caption: string | undefined;
}

/**
 * The map on paper, in light colours (product 18.25). The map's own canvas is empty when a page is printed, so its picture is
 * copied just before.
 */
export function PrintedMap({ map, caption }: PrintedMapProps) {
  const paper = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const copy = () => {
      const picture = map.picture();
      const canvas = paper.current;
      if (!canvas) return;
      canvas.width = picture.width;
      canvas.height = picture.height;
      canvas.toggleAttribute('data-dark', !isLight());
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
    };
    addEventListener('beforeprint', copy);
    return () => removeEventListener('beforeprint', copy);
  }, [map]);
  return (
    <figure className={classes.figure} data-print-only>
      <canvas ref={paper} className={classes.paper} role="img" aria-label={incidentMapTexts.map} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
