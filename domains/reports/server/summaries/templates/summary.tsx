import type { ReactElement, ReactNode } from 'react';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import type { Fact } from '#platform/mail/template/parts.tsx';

/** The contents of every mail to a summary recipient. */
export interface SummaryProps {
  branding: Branding;
  firstName: string;
  organizationName: string;
  facts: readonly Fact[];
}

/** The layout of these mails. The facts also stand in lists of mails. */
export function SummaryLayout(props: SummaryProps & { children: ReactNode }): ReactElement {
  const { branding, firstName, organizationName, facts, children } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={facts.map(({ label, value }) => `${label} ${value.replaceAll('\n', ', ')}`).join('. ')}
      footer={<>You receive this message as a summary recipient of {organizationName}.</>}
    >
      {children}
    </EmailLayout>
  );
}
