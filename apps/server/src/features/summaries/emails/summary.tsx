import type { ReactElement, ReactNode } from 'react';
import { type Branding, EmailLayout } from '../../../platform/mail/template/layout.tsx';
import type { Fact } from '../../../platform/mail/template/parts.tsx';

/** What every mail to a summary recipient is made of. */
export interface SummaryProps {
  branding: Branding;
  firstName: string;
  organizationName: string;
  facts: readonly Fact[];
}

/** The layout of these mails; lists of mails show the facts. */
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
