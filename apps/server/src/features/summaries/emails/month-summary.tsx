import type { ReactElement } from 'react';
import { type Branding, EmailLayout } from '../../../platform/mail/template/layout.tsx';
import { type Fact, Facts, Paragraph } from '../../../platform/mail/template/parts.tsx';

export interface MonthSummaryProps {
  branding: Branding;
  firstName: string;
  organizationName: string;
  /** E.g. `November 2026`. */
  month: string;
  facts: readonly Fact[];
}

export function monthSummarySubject({
  organizationName,
  month,
}: Pick<MonthSummaryProps, 'organizationName' | 'month'>): string {
  return `${month}: the patrols of ${organizationName}`;
}

/** Tells a summary recipient, on the 1st, what the month's patrols have done. */
export function MonthSummary(props: MonthSummaryProps): ReactElement {
  const { branding, firstName, organizationName, month, facts } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={facts.map(({ label, value }) => `${label} ${value.replaceAll('\n', ', ')}`).join('. ')}
      footer={<>You receive this message as a summary recipient of {organizationName}.</>}
    >
      <Paragraph>
        These were the patrols of {organizationName} in {month}.
      </Paragraph>
      <Facts facts={facts} />
    </EmailLayout>
  );
}
