import { formatName, type LocalTime, toLocal, whichOfTwo } from '#contract';
import { byteOrderMark, type CsvCell, csvLines, dateAndTime } from '#platform/csv.ts';
import { eventNumberOfRow } from '../event-number.ts';
import { figuresOf, participants } from '../figures.ts';
import type { PatrolInFile } from './file.store.ts';

/** A patrol with the local time of its start and its figures. */
interface Line {
  patrol: PatrolInFile;
  start: LocalTime;
  figures: ReturnType<typeof figuresOf>;
  zone: string;
}

interface Column {
  heading: string;
  cell: (line: Line) => CsvCell;
}

/** The columns of the file, from the left. Times are local. */
const columns: readonly Column[] = [
  { heading: 'Date', cell: ({ start }) => start.date },
  { heading: 'Time', cell: ({ patrol, start, zone }) => start.time + whichOfTwo(patrol.when, zone) },
  { heading: 'Planned Hours', cell: ({ patrol }) => patrol.hours },
  { heading: 'Type', cell: ({ patrol }) => (patrol.type === 'event' ? 'Event' : 'Patrol') },
  { heading: 'Name', cell: ({ patrol }) => patrol.name },
  { heading: 'Call Sign', cell: ({ patrol }) => patrol.callSign },
  { heading: 'State', cell: ({ patrol }) => stateOf(patrol) },
  { heading: 'Event Number', cell: ({ patrol }) => eventNumberOfRow(patrol) },
  { heading: 'Started', cell: ({ patrol, zone }) => dateAndTime(patrol.started?.started ?? null, zone) },
  { heading: 'Finished', cell: ({ patrol, zone }) => dateAndTime(patrol.finished?.finished ?? null, zone) },
  { heading: 'Crew', cell: ({ figures }) => figures.crew },
  {
    heading: 'Crew Names',
    cell: ({ patrol }) => listed(crewOf(patrol).map(({ person }) => formatName(person))),
  },
  { heading: 'Guests', cell: ({ patrol }) => listed(held(patrol, patrol.guests).map(({ name }) => name)) },
  { heading: 'Hours of All', cell: ({ figures }) => figures.hours },
  { heading: 'Kilometres', cell: ({ figures }) => figures.kilometres },
];

/** Returns the first line, after the byte order mark by which spreadsheets recognize UTF-8. */
export function patrolsCsvHead(): string {
  return byteOrderMark + csvLines([columns.map(({ heading }) => heading)]);
}

/** Returns a line for each patrol, with its times in the organization's zone (product 14.45). */
export function patrolsCsvRows(patrols: readonly PatrolInFile[], zone: string): string {
  return csvLines(
    patrols.map((patrol) => {
      const line = {
        patrol,
        start: toLocal(patrol.when, zone),
        figures: figuresOf(patrol, crewOf(patrol)),
        zone,
      };
      return columns.map(({ cell }) => cell(line));
    }),
  );
}

function stateOf({ cancelled, finalized }: PatrolInFile): string {
  if (cancelled !== null) return 'Cancelled';
  return finalized === null ? 'Draft' : 'Finalized';
}

function crewOf(patrol: PatrolInFile): readonly PatrolInFile['assignments'][number][] {
  return held(patrol, patrol.assignments);
}

/** Nobody took part in a draft that was never finalized either (product 4.9). */
function held<Member>(patrol: PatrolInFile, members: readonly Member[]): readonly Member[] {
  return patrol.finalized === null ? [] : participants(patrol, members);
}

function listed(names: readonly string[]): CsvCell {
  return names.length === 0 ? null : names.join('; ');
}
