import { formatTime, toLocal } from '#contract';
import { byteOrderMark, type CsvCell, csvLines, dateAndTime } from '#platform/csv.ts';
import { patrolFigures, type ReportPatrol, type Volunteer, volunteerFigures } from '#reports/contract';

interface Column<Row> {
  heading: string;
  cell: (row: Row, zone: string) => CsvCell;
}

/** The columns of the patrols' file, from the left. Times are local. */
const patrolColumns: readonly Column<ReportPatrol>[] = [
  { heading: 'Date', cell: ({ when }, zone) => toLocal(when, zone).date },
  { heading: 'Time', cell: ({ when }, zone) => formatTime(when, zone) },
  { heading: 'Type', cell: ({ type }) => (type === 'event' ? 'Event' : 'Patrol') },
  { heading: 'Name', cell: ({ name }) => name },
  { heading: 'Call Sign', cell: ({ callSign }) => callSign },
  { heading: 'Event Number', cell: ({ eventNumber }) => eventNumber },
  { heading: 'Started', cell: ({ started }, zone) => dateAndTime(started, zone) },
  { heading: 'Finished', cell: ({ finished }, zone) => dateAndTime(finished, zone) },
  { heading: 'Cancelled', cell: ({ cancelled }) => (cancelled ? 'Cancelled' : null) },
  ...patrolFigures.map(({ column: heading, value: cell }) => ({ heading, cell })),
];

const volunteerColumns: readonly Column<Volunteer>[] = [
  { heading: 'First Name', cell: ({ firstName }) => firstName },
  { heading: 'Last Name', cell: ({ lastName }) => lastName },
  ...volunteerFigures.map(({ column: heading, value: cell }) => ({ heading, cell })),
];

/** Returns a row for each of the month's patrols and events. */
export function reportCsv(patrols: readonly ReportPatrol[], zone: string): string {
  return fileOf(patrolColumns, patrols, zone);
}

/** Returns a row for everybody who took part in the month. */
export function volunteersCsv(volunteers: readonly Volunteer[], zone: string): string {
  return fileOf(volunteerColumns, volunteers, zone);
}

function fileOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[], zone: string): string {
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row, zone)));
  return byteOrderMark + csvLines([columns.map(({ heading }) => heading), ...cells]);
}
