import type { ReactElement } from 'react';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { type Fact, Facts, LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';

export interface KeepsLessProps {
  branding: Branding;
  firstName: string;
  organizationName: string;
  /** Who chose it, and when: `Aroha PARATA`, `Thu 26 Nov 2026, 9:00 pm`. */
  by: string;
  when: string;
  /** `Thu 10 Dec 2026` */
  from: string;
  /** What is kept for less long. */
  facts: Fact[];
  /** My Organization. */
  link: string;
}

export function keepsLessSubject({ from, organizationName }: KeepsLessProps): string {
  return `From ${from}: ${organizationName} keeps personal details for less long`;
}

/** Tells an admin that a clock was shortened or something held was released, before it counts. */
export function KeepsLess(props: KeepsLessProps): ReactElement {
  const { branding, firstName, organizationName, by, when, from, facts, link } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview="Any admin can withdraw it until then."
      footer={<>You receive this message as an admin of {organizationName}.</>}
    >
      <Paragraph>
        From {from} on, {organizationName} keeps this for less long. {by} chose so, {when}.
      </Paragraph>
      <Facts facts={facts} />
      <Paragraph>
        Until then nothing changes, and any admin can withdraw it on My Organization. Afterwards what is older
        is removed, and cannot be brought back.
      </Paragraph>
      <LinkButtons buttons={[{ href: link, label: 'Open My Organization' }]} />
    </EmailLayout>
  );
}
