import type { ReactElement } from 'react';
import { Facts, Paragraph } from '../../../platform/mail/template/parts.tsx';
import { SummaryLayout, type SummaryProps } from './summary.tsx';

export interface MonthSummaryProps extends SummaryProps {
  /** E.g. `November 2026`. */
  month: string;
}

export function monthSummarySubject({
  organizationName,
  month,
}: Pick<MonthSummaryProps, 'organizationName' | 'month'>): string {
  return `${month}: the patrols of ${organizationName}`;
}

/** Tells a summary recipient, on the 1st, what the month's patrols have done. */
export function MonthSummary(props: MonthSummaryProps): ReactElement {
  const { organizationName, month, facts } = props;
  return (
    <SummaryLayout {...props}>
      <Paragraph>
        These were the patrols of {organizationName} in {month}.
      </Paragraph>
      <Facts facts={facts} />
    </SummaryLayout>
  );
}
