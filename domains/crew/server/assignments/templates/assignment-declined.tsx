import type { ReactElement } from 'react';
import { formatName } from '#contract';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import { type EmailPatrol, PatrolWhen, patrolOn, Team } from '../../mail-parts.tsx';

export interface AssignmentDeclinedProps {
  branding: Branding;
  firstName: string;
  patroller: { firstName: string; lastName: string };
  patrol: EmailPatrol;
  /** The remaining crew and guests. */
  team: readonly string[];
  /** The patrol's page. */
  link: string;
}

export function assignmentDeclinedSubject({
  patroller,
  patrol,
}: Pick<AssignmentDeclinedProps, 'patroller' | 'patrol'>): string {
  return `${formatName(patroller)} cannot come: ${patrolOn(patrol)}`;
}

/** Tells an admin that a patroller has declined. */
export function AssignmentDeclined(props: AssignmentDeclinedProps): ReactElement {
  const { branding, firstName, patroller, patrol, team, link } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={team.length === 0 ? 'Nobody is on it any more.' : `Still on it: ${team.join(', ')}.`}
      footer={<>You receive this message as an admin of {patrol.organizationName}.</>}
    >
      <Paragraph>{formatName(patroller)} has declined.</Paragraph>
      <PatrolWhen patrol={patrol} />
      {team.length === 0 && <Paragraph>Nobody is on this {patrol.type} any more.</Paragraph>}
      <Team names={team} title="Still on it" />
      <LinkButtons buttons={[{ href: link, label: `Open the ${patrol.type}` }]} />
    </EmailLayout>
  );
}
