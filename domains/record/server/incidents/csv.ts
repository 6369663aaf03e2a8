import { isPresent, type LocalTime, toLocal } from '#contract';
import { type IncidentPerson, type IncidentVehicle, kindOf } from '#patrols/contract';
import { streetWords } from '#places/contract';
import { placeWords } from '#places/contract/places.ts';
import { byteOrderMark, type Cell, csvLines } from '#platform/csv.ts';
import { roughText } from '#record/contract';
import type { IncidentByStreet } from './streets.ts';

/** An incident with its own local time and its patrol's. */
type Line = IncidentByStreet & { local: LocalTime; start: LocalTime };

interface Column {
  heading: string;
  /** Set for readers who may see people and vehicles (product 2.10). */
  involved?: true;
  cell: (line: Line) => Cell;
}

/**
 * The columns of the file, from the left. Times are local. Where a clock change repeats an hour, UTC tells the
 * two apart.
 */
const columns: readonly Column[] = [
  { heading: 'Date', cell: ({ local }) => local.date },
  { heading: 'Time', cell: ({ local }) => local.time },
  { heading: 'UTC', cell: ({ when }) => when },
  { heading: 'Kind', cell: kindOf },
  { heading: 'Details', cell: ({ whatDetails }) => whatDetails },
  { heading: 'Address', cell: ({ address }) => address },
  { heading: 'Latitude', cell: ({ latitude }) => latitude },
  { heading: 'Longitude', cell: ({ longitude }) => longitude },
  { heading: 'Nearby', cell: nearby },
  { heading: 'Place Notes', cell: ({ locationNotes }) => locationNotes },
  { heading: 'People', involved: true, cell: ({ people }) => peopleText(people) },
  { heading: 'People Details', involved: true, cell: ({ peopleDetails }) => peopleDetails },
  { heading: 'Vehicles', involved: true, cell: ({ vehicles }) => vehiclesText(vehicles) },
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
function nearby({ latitude, longitude, accuracy, street }: Line): Cell {
  if (latitude === null || longitude === null) return null;
  const rough = roughText({ accuracy });
  const words = [placeWords(latitude, longitude), rough ?? (street && streetWords(street))];
  return words.filter(Boolean).join(', ') || null;
}

/** Returns the first line, after the byte order mark by which spreadsheets recognize UTF-8. */
export function csvHead({ withInvolved }: FileOptions): string {
  return byteOrderMark + csvLines([shown(withInvolved).map(({ heading }) => heading)]);
}

export function csvRows(
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

/** `J. Smith, 021 555 0142; A. Jones` */
function peopleText(people: readonly IncidentPerson[]): string {
  return listed(people.map(({ name, phone, email }) => [name, phone, email]));
}

/** `NPR418, Silver, Mazda, reported stolen`. Marks that are not set are left out. */
function vehiclesText(vehicles: readonly IncidentVehicle[]): string {
  return listed(
    vehicles.map(({ rego, color, make, model, type, year, reportedStolen, hasLivery }) => {
      const marks = [reportedStolen ? 'reported stolen' : null, hasLivery ? 'with livery' : null];
      return [rego, color, make, model, type, year, ...marks];
    }),
  );
}

function listed(involved: (Cell | undefined)[][]): string {
  return involved.map((facts) => facts.filter(isPresent).join(', ')).join('; ');
}
