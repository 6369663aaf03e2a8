import type { ReactElement } from 'react';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { type Fact, Facts, LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';

export interface DetailsGoProps {
  branding: Branding;
  firstName: string;
  organizationName: string;
  /** `Thu 10 Dec 2026` */
  from: string;
  /** How much of each kind. */
  facts: Fact[];
  /** My Organization. */
  link: string;
}

export function detailsGoSubject({ from, organizationName }: DetailsGoProps): string {
  return `From ${from}: old personal details of ${organizationName} are removed`;
}

/** Tells an admin what will be taken away, before it first is. */
export function DetailsGo(props: DetailsGoProps): ReactElement {
  const { branding, firstName, organizationName, from, facts, link } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview="Personal details are not kept longer than they are needed."
      footer={<>You receive this message as an admin of {organizationName}.</>}
    >
      <Paragraph>
        Personal details are not kept longer than they are needed. From {from} on, the old ones of{' '}
        {organizationName} are removed, each day those that have become too old. So many are today:
      </Paragraph>
      <Facts facts={facts} />
      <Paragraph>
        Counts, kinds, times and places stay. If the police still need something, open its patrol and press
        Keep Details. How long each kind is kept is set on My Organization.
      </Paragraph>
      <LinkButtons buttons={[{ href: link, label: 'Open My Organization' }]} />
    </EmailLayout>
  );
}
