import type { ReactElement } from 'react';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { type Fact, Facts, LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';

export interface ErasureChosenProps {
  branding: Branding;
  firstName: string;
  organizationName: string;
  /** Who chose it, and when: `Aroha PARATA`, `Thu 26 Nov 2026, 21:00`. */
  by: string;
  when: string;
  /** When it is done, like `when`. */
  due: string;
  /** Whose details, or which incidents. */
  facts: Fact[];
  /** My Organization. */
  link: string;
}

export function erasureChosenSubject({ due, organizationName }: ErasureChosenProps): string {
  return `${due}: personal details of ${organizationName} are erased`;
}

/** Tells an admin what will be erased, in time to undo it. */
export function ErasureChosen(props: ErasureChosenProps): ReactElement {
  const { branding, firstName, organizationName, by, when, due, facts, link } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview="Any admin can undo it until then."
      footer={<>You receive this message as an admin of {organizationName}.</>}
    >
      <Paragraph>
        {by} chose to erase personal details, {when}. They go on {due}, unless the police still need them and
        they are kept:
      </Paragraph>
      <Facts facts={facts} />
      <Paragraph>
        Until then any admin can undo it on My Organization. Afterwards nobody can bring them back.
      </Paragraph>
      <LinkButtons buttons={[{ href: link, label: 'Open My Organization' }]} />
    </EmailLayout>
  );
}
