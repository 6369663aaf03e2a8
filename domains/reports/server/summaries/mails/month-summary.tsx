import type { ReactElement } from 'react';
import { quietKind } from '#patrols/contract';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { branding, links, longOrganizationName, organizationName } from '#platform/mail/gallery/sample.ts';
import { type Fact, FactTable, LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import {
  kindLines,
  SummaryLayout,
  type SummaryProps,
  summaryProps,
  toSummarized,
} from '#record/server/summary-mails.tsx';
import { type MonthlyReport, monthFigures } from '#reports/contract';
import type { SummarySources } from './sources.ts';

export interface MonthSummaryProps extends SummaryProps {
  /** E.g. `November 2026`. */
  month: string;
  /** The month's report. */
  link: string;
}

function monthSummarySubject({
  organizationName,
  month,
}: Pick<MonthSummaryProps, 'organizationName' | 'month'>): string {
  return `${month}: the patrols of ${organizationName}`;
}

/** Tells a summary recipient, on the 1st, what the last month's patrols have done. */
function MonthSummary(props: MonthSummaryProps): ReactElement {
  const { organizationName, month, facts, link } = props;
  return (
    <SummaryLayout {...props}>
      <Paragraph>
        These were the patrols of {organizationName} in {month}.
      </Paragraph>
      <FactTable facts={facts} />
      <Paragraph>Hours are those of everybody who took part, added up.</Paragraph>
      <LinkButtons buttons={[{ href: link, label: 'See the report', quiet: true }]} />
    </SummaryLayout>
  );
}

/** Returns the figures of the month's report, in its words. A month without events does not mention them. */
function monthFacts(report: MonthlyReport): Fact[] {
  const told = monthFigures.filter(({ of }) => of !== 'event' || report.events > 0);
  return [
    ...told.map(({ label, text }) => ({ label, value: text(report) })),
    { label: 'Incidents', value: kindLines(report.incidents) },
    { label: quietKind, value: String(report.allQuiet) },
  ];
}

const report: MonthlyReport = {
  run: 14,
  cancelled: 2,
  events: 1,
  patrolHours: 86.5,
  eventHours: 12,
  kilometres: 1204.3,
  weeks: [],
  volunteers: [],
  patrols: [],
  incidents: [
    { what: 'Site check', count: 31 },
    { what: 'Dodgy people looking shifty', count: 4 },
    { what: 'A car without number plates that is parked across two driveways', count: 1 },
  ],
  allQuiet: 58,
};

const template = defineTemplate('month-summary', {
  subject: monthSummarySubject,
  Body: MonthSummary,
  sample: {
    branding,
    firstName: 'Sue',
    organizationName,
    month: 'November 2026',
    link: links.report,
    facts: monthFacts(report),
  },
  variants: {
    quiet: {
      organizationName: longOrganizationName,
      facts: monthFacts({ ...report, events: 0, kilometres: 0, incidents: [] }),
    },
  },
  choices: links.choices,
});

/** What those have chosen who get the summary of each month (product 11.65). */
export const chosenForMonth = ['each', 'monthly'] as const;

/** Obsolete if there was neither a patrol nor an event, or its recipient has left, lost the role or chosen not to get it. */
export const monthSummary = defineMail({
  kind: 'month-summary',
  templates: [template],
  async compose(mail, { settings, findSummarized, sumUp }: SummarySources) {
    const recipient = await findSummarized(mail, chosenForMonth);
    const summed = recipient && (await sumUp(mail));
    if (!summed) return null;
    const { report, ...month } = summed;
    const props = { ...summaryProps(recipient, settings), ...month, facts: monthFacts(report) };
    return toSummarized(recipient, template.write(props), settings);
  },
});
