import { toLocal } from '#contract';
import { quietKind } from '#patrols/contract';
import { eventNumberOfRow } from '#patrols/server/event-number.ts';
import { figuresOf, participants } from '#patrols/server/figures.ts';
import { sum } from '#platform/sums.ts';
import type { MonthlyReport, ReportPatrol } from '#reports/contract';
import type { countIncidents, listReported, ReportedMonth, ReportedPatrol } from './store.ts';
import { volunteersOf } from './volunteers.ts';
import { type DayFigures, weeksOf } from './weeks.ts';

type Row = Awaited<ReturnType<typeof listReported>>[number];
type Reported = Row & { patrol: ReportedPatrol; date: string };
type IncidentCount = Awaited<ReturnType<typeof countIncidents>>[number];

/** Adds a month up (product 20.2), beside the same month of the year before (20.8). */
export function presentReport(
  rows: readonly Row[],
  counts: readonly IncidentCount[],
  { year, month }: Pick<ReportedMonth, 'year' | 'month'>,
): MonthlyReport {
  const both = rows.flatMap(reportedOf);
  const reported = both.filter(({ date }) => date.startsWith(year));
  const patrols = reported.map(presentPatrol);
  const [own, events] = [patrols.filter(isOfType('patrol')), patrols.filter(isOfType('event'))];
  const held = ({ cancelled }: ReportPatrol) => !cancelled;
  const kinds = countKinds(counts.filter(({ date }) => date.startsWith(year)));
  return {
    run: own.filter(held).length,
    cancelled: own.length - own.filter(held).length,
    events: events.filter(held).length,
    patrolHours: sum(own.map(({ hours }) => hours)),
    eventHours: sum(events.map(({ hours }) => hours)),
    kilometres: sum(own.map(({ kilometres }) => kilometres ?? 0)),
    incidents: kinds.filter(({ what }) => what !== quietKind),
    allQuiet: kinds.find(({ what }) => what === quietKind)?.count ?? 0,
    weeks: weeksOf(`${year}-${month}`, [...both.flatMap(dayOfPatrol), ...counts.flatMap(dayOfIncidents)]),
    volunteers: volunteersOf(
      reported.map(({ patrol, crew }) => ({ patrol, crew: participants(patrol, crew) })),
    ),
    patrols,
  };
}

/** Returns what is left of a row without a patrol: nothing. */
function reportedOf(row: Row): Reported[] {
  const { patrol, organization } = row;
  return patrol ? [{ ...row, patrol, date: toLocal(patrol.when, organization.timeZone).date }] : [];
}

function presentPatrol({ patrol, crew, incidents, allQuiet }: Reported): ReportPatrol {
  const { started, finished } = patrol;
  return {
    _id: patrol.id,
    type: patrol.type,
    name: patrol.name,
    when: patrol.when,
    callSign: patrol.callSign,
    eventNumber: eventNumberOfRow(patrol),
    started: started?.started ?? null,
    finished: finished?.finished ?? null,
    cancelled: patrol.cancelled !== null,
    ...figuresOf(patrol, crew),
    incidents,
    allQuiet,
  };
}

function dayOfPatrol({ date, patrol, crew }: Reported): DayFigures[] {
  return patrol.type === 'patrol' ? [{ date, patrolHours: figuresOf(patrol, crew).hours, incidents: 0 }] : [];
}

function dayOfIncidents({ date, what, count }: IncidentCount): DayFigures[] {
  return what === quietKind ? [] : [{ date, patrolHours: 0, incidents: count }];
}

/** Adds up the days of each kind. The most frequent comes first. */
function countKinds(counts: readonly IncidentCount[]): MonthlyReport['incidents'] {
  const kinds = new Map<string, number>();
  for (const { what, count } of counts) kinds.set(what, (kinds.get(what) ?? 0) + count);
  return [...kinds]
    .map(([what, count]) => ({ what, count }))
    .toSorted((one, other) => other.count - one.count || one.what.localeCompare(other.what, 'en-NZ'));
}

function isOfType(wanted: ReportPatrol['type']) {
  return ({ type }: ReportPatrol) => type === wanted;
}
