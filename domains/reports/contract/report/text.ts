import { formatHours, formatKilometres } from '#contract';
import type { MonthlyReport, ReportPatrol, Volunteer } from './schema.ts';

/** The figures of the report, which its page, its file and the mail about the month share. None can be left out. */

/** A figure of the whole month. */
interface MonthFigure {
  label: string;
  /** The past patrols that it counts. */
  of: 'patrol' | 'event' | 'cancelled';
  text: (report: MonthlyReport) => string;
}

const monthFigureOf: Record<
  Exclude<keyof MonthlyReport, 'incidents' | 'allQuiet' | 'weeks' | 'volunteers' | 'patrols'>,
  MonthFigure
> = {
  run: { label: 'Patrols run', of: 'patrol', text: ({ run }) => String(run) },
  patrolHours: {
    label: 'Patrol hours',
    of: 'patrol',
    text: ({ patrolHours }) => formatHours(patrolHours),
  },
  kilometres: { label: 'Distance', of: 'patrol', text: ({ kilometres }) => formatKilometres(kilometres) },
  cancelled: { label: 'Cancelled', of: 'cancelled', text: ({ cancelled }) => String(cancelled) },
  events: { label: 'Events', of: 'event', text: ({ events }) => String(events) },
  eventHours: { label: 'Event hours', of: 'event', text: ({ eventHours }) => formatHours(eventHours) },
};

/** The month's figures in their order. */
export const monthFigures: readonly MonthFigure[] = Object.values(monthFigureOf);

/** A figure of one patrol or volunteer, which is a column of the table and of the file. */
interface Figure<Row> {
  /** Its heading in the table. */
  heading: string;
  /** Its heading in the file. */
  column: string;
  /** As the table shows it: blank for what a cancelled patrol does not have. */
  text: (row: Row) => string;
  /** As the file has it. */
  value: (row: Row) => string | number | null;
}

type FigureOfPatrol = 'crew' | 'hours' | 'kilometres' | 'incidents' | 'allQuiet';

const patrolFigureOf: Record<FigureOfPatrol, Figure<ReportPatrol>> = {
  crew: {
    heading: 'Crew',
    column: 'Crew',
    text: ({ cancelled, crew }) => (cancelled ? '' : String(crew)),
    value: ({ crew }) => crew,
  },
  hours: {
    heading: 'Hours of All',
    column: 'Hours of All',
    text: ({ cancelled, hours }) => (cancelled ? '' : formatHours(hours)),
    value: ({ hours }) => hours,
  },
  kilometres: {
    heading: 'Distance',
    column: 'Kilometres',
    text: ({ cancelled, kilometres }) =>
      cancelled || kilometres === null ? '' : formatKilometres(kilometres),
    value: ({ kilometres }) => kilometres,
  },
  incidents: {
    heading: 'Incidents',
    column: 'Incidents',
    text: ({ incidents }) => String(incidents),
    value: ({ incidents }) => incidents,
  },
  allQuiet: {
    heading: 'All Quiet',
    column: 'All Quiet',
    text: ({ cancelled, allQuiet }) => (cancelled ? '' : String(allQuiet)),
    value: ({ allQuiet }) => allQuiet,
  },
};

/** The figures of a patrol in their order. */
export const patrolFigures: readonly Figure<ReportPatrol>[] = Object.values(patrolFigureOf);

const volunteerFigureOf: Record<
  Exclude<keyof Volunteer, '_id' | 'firstName' | 'lastName'>,
  Figure<Volunteer>
> = {
  patrols: {
    heading: 'Patrols',
    column: 'Patrols',
    text: ({ patrols }) => String(patrols),
    value: ({ patrols }) => patrols,
  },
  patrolHours: {
    heading: 'Hours',
    column: 'Patrol Hours',
    text: ({ patrolHours }) => formatHours(patrolHours),
    value: ({ patrolHours }) => patrolHours,
  },
  kilometres: {
    heading: 'Distance',
    column: 'Kilometres',
    text: ({ kilometres }) => formatKilometres(kilometres),
    value: ({ kilometres }) => kilometres,
  },
  events: {
    heading: 'Events',
    column: 'Events',
    text: ({ events }) => String(events),
    value: ({ events }) => events,
  },
  eventHours: {
    heading: 'Event Hours',
    column: 'Event Hours',
    text: ({ eventHours }) => formatHours(eventHours),
    value: ({ eventHours }) => eventHours,
  },
};

/** The figures of a volunteer in their order. */
export const volunteerFigures: readonly Figure<Volunteer>[] = Object.values(volunteerFigureOf);
