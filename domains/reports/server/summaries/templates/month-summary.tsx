import type { ReactElement } from 'react';
import { Facts, LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import { SummaryLayout, type SummaryProps } from './summary.tsx';

export interface MonthSummaryProps extends SummaryProps {
  /** E.g. `November 2026`. */
  month: string;
  /** The month's report. */
  link: string;
}

export function monthSummarySubject({
  organizationName,
  month,
}: Pick<MonthSummaryProps, 'organizationName' | 'month'>): string {
  return `${month}: the patrols of ${organizationName}`;
}

/** Tells a summary recipient, on the 1st, what the last month's patrols have done. */
export function MonthSummary(props: MonthSummaryProps): ReactElement {
  const { organizationName, month, facts, link } = props;
  return (
    <SummaryLayout {...props}>
      <Paragraph>
        These were the patrols of {organizationName} in {month}.
      </Paragraph>
      <Facts facts={facts} />
      <Paragraph>Hours are those of everybody who took part, added up.</Paragraph>
      <LinkButtons buttons={[{ href: link, label: 'See the report', quiet: true }]} />
    </SummaryLayout>
  );
}
