import { formatHours, formatKilometres, formatName, formatTime } from '#contract';
import { distanceOf, hoursTaken, type Incident, kindOf, quietKind } from '#patrols/contract';
import { eventNumberOfRow } from '#patrols/server/event-number.ts';
import type { Fact } from '#platform/mail/template/parts.tsx';
import { finishMailFacts } from '#record/contract';
import { type MonthlyReport, monthFigures } from '#reports/contract';

/** The figures of the mails to summary recipients (product 11.15). */

/** The fields of a finished patrol that its mail tells. */
type PatrolRecord = Parameters<typeof distanceOf>[0] &
  Parameters<typeof eventNumberOfRow>[0] &
  Parameters<typeof hoursTaken>[0] & {
    finished: Parameters<typeof finishMailFacts>[0] | null;
    assignments: readonly { person: { firstName: string; lastName: string } }[];
    incidents: readonly Pick<Incident, 'what' | 'whatDetails'>[];
  };

/** Returns the facts of a finished patrol, line by line, without those that were not recorded. */
export function patrolFacts(patrol: PatrolRecord, zone: string): Fact[] {
  const { started, finished, assignments, incidents } = patrol;
  const time = (instant: string) => formatTime(instant, zone);
  const distance = distanceOf(patrol);
  const noteworthy = incidents.filter((incident) => kindOf(incident) !== quietKind);
  const known: [string, string | null | undefined][] = [
    ['Crew', assignments.map(({ person }) => formatName(person)).join('\n')],
    ['Started', started && time(started.started)],
    ['Finished', finished && time(finished.finished)],
    ...(finished ? finishMailFacts(finished) : []),
    ['Time', formatHours(hoursTaken(patrol))],
    ['Distance', distance === null ? null : formatKilometres(distance)],
    ['Event number', eventNumberOfRow(patrol)],
    ['Incidents', kindLines(countKinds(noteworthy))],
    [quietKind, incidents.length > noteworthy.length ? String(incidents.length - noteworthy.length) : null],
  ];
  return known.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** Returns the figures of the month's report, in its words. A month without events does not mention them. */
export function monthFacts(report: MonthlyReport): Fact[] {
  const told = monthFigures.filter(({ of }) => of !== 'event' || report.events > 0);
  return [
    ...told.map(({ label, text }) => ({ label, value: text(report) })),
    { label: 'Incidents', value: kindLines(report.incidents) },
    { label: quietKind, value: String(report.allQuiet) },
  ];
}

type KindCount = MonthlyReport['incidents'][number];

/** Counts incidents by kind, the most frequent first. */
function countKinds(incidents: readonly Pick<Incident, 'what' | 'whatDetails'>[]): KindCount[] {
  const counts = new Map<string, number>();
  for (const incident of incidents) {
    const kind = kindOf(incident);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts]
    .map(([what, count]) => ({ what, count }))
    .toSorted((one, other) => other.count - one.count || one.what.localeCompare(other.what, 'en-NZ'));
}

/** `Graffiti: 3` on a line, and the other kinds below it. */
function kindLines(counts: readonly KindCount[]): string {
  return counts.map(({ what, count }) => `${what}: ${count}`).join('\n') || 'None';
}
