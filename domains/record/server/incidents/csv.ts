import { type LocalTime, toLocal } from '#contract';
import { streetWords } from '#places/contract';
import { placeWords } from '#places/contract/places.ts';
import { byteOrderMark, type CsvCell, csvLines } from '#platform/csv.ts';
import { incidentTexts, roughText } from '#record/contract';
import type { IncidentByStreet } from './streets.ts';

/** An incident with its own local time and its patrol's. */
type Line = IncidentByStreet & { local: LocalTime; start: LocalTime };

interface Column {
  heading: string;
  /** Set for readers who may see people and vehicles (product 2.10). */
  involved?: true;
  cell: (line: Line) => CsvCell;
}

const { what, whatDetails, ...furtherFacts } = incidentTexts;

/**
 * The columns of the file, from the left. Times are local. Where a clock change repeats an hour, UTC tells the
 * two apart.
 */
const columns: readonly Column[] = [
  { heading: 'Date', cell: ({ local }) => local.date },
  { heading: 'Time', cell: ({ local }) => local.time },
  { heading: 'UTC', cell: ({ when }) => when },
  what.file,
  whatDetails.file,
  { heading: 'Address', cell: ({ address }) => address },
  { heading: 'Latitude', cell: ({ latitude }) => latitude },
  { heading: 'Longitude', cell: ({ longitude }) => longitude },
  { heading: 'Nearby', cell: nearby },
  { heading: 'Place Notes', cell: ({ locationNotes }) => locationNotes },
  ...Object.values(furtherFacts).map(({ file }) => file),
  { heading: 'Patrol', cell: ({ patrol }) => patrol.name },
  { heading: 'Patrol Date', cell: ({ start }) => start.date },
  { heading: 'Time Note', cell: ({ timeUncertain }) => (timeUncertain ? 'not certain' : null) },
];

interface FileOptions {
  /** The zone of its times. */
  timeZone: string;
  withInvolved: boolean;
}

/** The same words as on the screen (product 18.20 and 18.26). */
function nearby({ latitude, longitude, accuracy, street }: Line): CsvCell {
  if (latitude === null || longitude === null) return null;
  const rough = roughText({ accuracy });
  const words = [placeWords(latitude, longitude), rough ?? (street && streetWords(street))];
  return words.filter(Boolean).join(', ') || null;
}

/** Returns the first line, after the byte order mark by which spreadsheets recognize UTF-8. */
export function incidentsCsvHead({ withInvolved }: FileOptions): string {
  return byteOrderMark + csvLines([shown(withInvolved).map(({ heading }) => heading)]);
}

export function incidentsCsvRows(
  incidents: readonly IncidentByStreet[],
  { timeZone, withInvolved }: FileOptions,
): string {
  const those = shown(withInvolved);
  const starts = new Map<string, LocalTime>();
  return csvLines(
    incidents.map((incident) => {
      const { when } = incident.patrol;
      const start = starts.get(when) ?? toLocal(when, timeZone); // many incidents share a patrol, and a zone's time is slow to find
      starts.set(when, start);
      const line = { ...incident, local: toLocal(incident.when, timeZone), start };
      return those.map(({ cell }) => cell(line));
    }),
  );
}

function shown(withInvolved: boolean): Column[] {
  return columns.filter(({ involved }) => withInvolved || !involved);
}
