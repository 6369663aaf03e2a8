import type { ReactElement } from 'react';
import { EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import type { MonthSummaryProps } from './month-summary.tsx';

export type MonthMissedProps = Omit<MonthSummaryProps, 'facts'>;

export function monthMissedSubject({ organizationName, month }: MonthMissedProps): string {
  return `${month}: the summary of ${organizationName} was not mailed`;
}

/** Tells an admin that a month was not summed up, since the server was down in the first week of the next. */
export function MonthMissed(props: MonthMissedProps): ReactElement {
  const { branding, firstName, organizationName, month, link } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={`${branding.productName} was not running in the week in which it is sent.`}
      footer={<>You receive this message as an admin of {organizationName}.</>}
    >
      <Paragraph>
        The summary of {month} was not mailed to the summary recipients of {organizationName}:{' '}
        {branding.productName} was not running in the week in which it is sent, and it is too late for it now.
        All of its figures are in the report.
      </Paragraph>
      <LinkButtons buttons={[{ href: link, label: 'See the report' }]} />
    </EmailLayout>
  );
}
