import type { ReactElement } from 'react';
import { type Branding, EmailLayout } from '../../../platform/mail/template/layout.tsx';
import {
  type Fact,
  Facts,
  LinkButtons,
  Paragraph,
  WhenBlock,
} from '../../../platform/mail/template/parts.tsx';

export interface PatrolFinishedProps {
  branding: Branding;
  firstName: string;
  organizationName: string;
  /** The planned start, e.g. `Sat 5 Dec 2026, 21:00`. */
  when: string;
  name: string;
  facts: readonly Fact[];
  /** The patrol's page. */
  link: string;
}

export function patrolFinishedSubject({ when }: Pick<PatrolFinishedProps, 'when'>): string {
  return `Finished: patrol on ${when}`;
}

/** Tells a summary recipient what a patrol has done. */
export function PatrolFinished(props: PatrolFinishedProps): ReactElement {
  const { branding, firstName, organizationName, when, name, facts, link } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={facts.map(({ label, value }) => `${label} ${value.replaceAll('\n', ', ')}`).join('. ')}
      footer={<>You receive this message as a summary recipient of {organizationName}.</>}
    >
      <Paragraph>A patrol of {organizationName} has finished.</Paragraph>
      <WhenBlock when={when} detail={name} />
      <Facts facts={facts} />
      <LinkButtons buttons={[{ href: link, label: 'See the patrol', quiet: true }]} />
    </EmailLayout>
  );
}
