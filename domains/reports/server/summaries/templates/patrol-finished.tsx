import type { ReactElement } from 'react';
import { Facts, LinkButtons, Paragraph, WhenBlock } from '#platform/mail/template/parts.tsx';
import { SummaryLayout, type SummaryProps } from './summary.tsx';

export interface PatrolFinishedProps extends SummaryProps {
  /** The planned start, e.g. `Sat 5 Dec 2026, 21:00`. */
  when: string;
  name: string;
  /** The patrol's page. */
  link: string;
}

export function patrolFinishedSubject({ when }: Pick<PatrolFinishedProps, 'when'>): string {
  return `Finished: patrol on ${when}`;
}

/** Tells a summary recipient what a patrol has done. */
export function PatrolFinished(props: PatrolFinishedProps): ReactElement {
  const { organizationName, when, name, facts, link } = props;
  return (
    <SummaryLayout {...props}>
      <Paragraph>A patrol of {organizationName} has finished.</Paragraph>
      <WhenBlock when={when} detail={name} />
      <Facts facts={facts} />
      <LinkButtons buttons={[{ href: link, label: 'See the patrol', quiet: true }]} />
    </SummaryLayout>
  );
}
