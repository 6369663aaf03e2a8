import { patrolFigures, type ReportPatrol, toLocal } from '@patrolbook/contract';
import { byteOrderMark, type Cell, csvLines } from '../../platform/csv.ts';

interface Column {
  heading: string;
  cell: (patrol: ReportPatrol, zone: string) => Cell;
}

/** The columns of the file, from the left. Times are local. */
const columns: readonly Column[] = [
  { heading: 'Date', cell: ({ when }, zone) => toLocal(when, zone).date },
  { heading: 'Time', cell: ({ when }, zone) => toLocal(when, zone).time },
  { heading: 'Type', cell: ({ type }) => (type === 'event' ? 'Event' : 'Patrol') },
  { heading: 'Name', cell: ({ name }) => name },
  { heading: 'Cancelled', cell: ({ cancelled }) => (cancelled ? 'Cancelled' : null) },
  ...patrolFigures.map(({ column: heading, value: cell }) => ({ heading, cell })),
];

/** Returns a row for each of the month's patrols and events. */
export function reportCsv(patrols: readonly ReportPatrol[], zone: string): string {
  const rows = patrols.map((patrol) => columns.map(({ cell }) => cell(patrol, zone)));
  return byteOrderMark + csvLines([columns.map(({ heading }) => heading), ...rows]);
}
