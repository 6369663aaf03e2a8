import type { ReactElement } from 'react';
import { formatDateTime, formatHours, formatKilometres, formatName, formatTime } from '#contract';
import { distanceOf, hoursTaken, type Incident, kindOf, quietKind } from '#patrols/contract';
import { eventNumberOfRow } from '#patrols/server/event-number.ts';
import { patrolPage } from '#patrols/server/patrol-page.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import {
  branding,
  graeme,
  links,
  longOrganizationName,
  organizationName,
  policeEventNumber,
  when,
  wiremu,
} from '#platform/mail/gallery/sample.ts';
import { type Fact, FactTable, LinkButtons, Paragraph, WhenBlock } from '#platform/mail/template/parts.tsx';
import { finishMailFacts } from '#record/contract';
import {
  type KindCount,
  kindLines,
  SummaryLayout,
  type SummaryProps,
  summaryProps,
  toSummarized,
} from '../../summary-mails.tsx';
import type { RecordSources } from './sources.ts';

interface PatrolFinishedProps extends SummaryProps {
  /** The planned start, e.g. `Sat 5 Dec 2026, 21:00`. */
  when: string;
  name: string;
  /** The patrol's page. */
  link: string;
}

function patrolFinishedSubject({ when }: Pick<PatrolFinishedProps, 'when'>): string {
  return `Finished: patrol on ${when}`;
}

/** Tells a summary recipient what a patrol has done. */
function PatrolFinished(props: PatrolFinishedProps): ReactElement {
  const { organizationName, when, name, facts, link } = props;
  return (
    <SummaryLayout {...props}>
      <Paragraph>A patrol of {organizationName} has finished.</Paragraph>
      <WhenBlock when={when} detail={name} />
      <FactTable facts={facts} />
      <LinkButtons buttons={[{ href: link, label: 'See the patrol', quiet: true }]} />
    </SummaryLayout>
  );
}

/** The fields of a finished patrol that its mail tells. */
type PatrolRecord = Parameters<typeof distanceOf>[0] &
  Parameters<typeof eventNumberOfRow>[0] &
  Parameters<typeof hoursTaken>[0] & {
    finished: Parameters<typeof finishMailFacts>[0] | null;
    assignments: readonly { person: { firstName: string; lastName: string } }[];
    incidents: readonly Pick<Incident, 'what' | 'whatDetails'>[];
  };

/** Returns the facts of a finished patrol, line by line, without those that were not recorded. */
function patrolFacts(patrol: PatrolRecord, zone: string): Fact[] {
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

const recorded: PatrolRecord = {
  hours: 2.5,
  started: {
    started: '2026-12-05T08:02:00.000Z',
    policeEventNumber,
    vehicle: { rego: 'KLM127', startOdometer: 84_212.1 },
  },
  finished: { finished: '2026-12-05T10:37:00.000Z', vehicle: { finishOdometer: 84_259.4 } },
  eccLogOnResponse: null,
  policeEventNumber: null,
  assignments: [{ person: graeme }, { person: wiremu }],
  incidents: ['Graffiti', 'Graffiti', 'Dodgy people looking shifty', quietKind].map((what) => ({
    what,
    whatDetails: null,
  })),
};
const zone = 'Pacific/Auckland';

const template = defineTemplate('patrol-finished', {
  subject: patrolFinishedSubject,
  Body: PatrolFinished,
  sample: {
    branding,
    firstName: 'Sue',
    organizationName,
    when,
    name: 'Regular patrol',
    link: links.patrol,
    facts: patrolFacts(recorded, zone),
  },
  variants: {
    quiet: {
      organizationName: longOrganizationName,
      facts: patrolFacts({ ...recorded, started: null, incidents: [], assignments: [] }, zone),
    },
  },
  choices: links.choices,
});

/** What those have chosen who get the summary of each patrol (product 11.65). */
export const chosenForPatrol = ['each'] as const;

/** Obsolete once the finish was voided, or its recipient has left, lost the role or chosen not to get it. */
export const patrolFinished = defineMail({
  kind: 'patrol-finished',
  templates: [template],
  async compose(mail, { settings, findSummarized, findFinished }: RecordSources) {
    const recipient = await findSummarized(mail, chosenForPatrol);
    const patrol = await findFinished(mail);
    if (!recipient || !patrol) return null;
    const { timeZone } = recipient.organization;
    const content = template.write({
      ...summaryProps(recipient, settings),
      when: formatDateTime(patrol.when, timeZone),
      name: patrol.name ?? 'Patrol',
      facts: patrolFacts(patrol, timeZone),
      link: patrolPage(settings, patrol),
    });
    return toSummarized(recipient, content, settings);
  },
});
