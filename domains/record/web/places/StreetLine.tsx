import { meta } from '#lib/browser/page.ts';
import { useNamedPlaces } from './place-words.ts';
import classes from './StreetLine.module.css';

interface StreetLineProps {
  latitude: number;
  longitude: number;
}

/** Whether the installation has a file of streets, so that the server can say by which one a place is. */
export const hasStreets = meta('streets') !== '';

/** The street that a place is by, on a line of its own; nothing where the installation has no streets (product 18.26). */
export function StreetLine(place: StreetLineProps) {
  const names = useNamedPlaces();
  if (!hasStreets || names === null) return null;
  if (!names) return <span className={classes.street}>{'\u00a0'}</span>;
  return <names.Street {...place} className={classes.street} />;
}
