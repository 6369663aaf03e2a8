import { formatName } from '@patrolbook/contract';
import type { ReactElement } from 'react';
import { type Letterhead, LetterLayout } from '../../../platform/mail/letter/layout.tsx';
import { LinkButtons, Paragraph } from '../../../platform/mail/letter/parts.tsx';
import { type LetterPatrol, PatrolWhen, patrolOn, Team } from './patrol.tsx';

export interface AssignmentDeclinedProps {
  letterhead: Letterhead;
  firstName: string;
  patroller: { firstName: string; lastName: string };
  patrol: LetterPatrol;
  /** Those who are still on it. */
  team: readonly string[];
  /** To the patrol's page. */
  link: string;
}

export function assignmentDeclinedSubject({
  patroller,
  patrol,
}: Pick<AssignmentDeclinedProps, 'patroller' | 'patrol'>): string {
  return `${formatName(patroller)} cannot come: ${patrolOn(patrol)}`;
}

/** To the admins: somebody is missing now. */
export function AssignmentDeclined(props: AssignmentDeclinedProps): ReactElement {
  const { letterhead, firstName, patroller, patrol, team, link } = props;
  return (
    <LetterLayout
      letterhead={letterhead}
      to={firstName}
      preview={team.length === 0 ? 'Nobody is on it any more.' : `Still on it: ${team.join(', ')}.`}
      footer={<>You receive this letter as an administrator of {patrol.organizationName}.</>}
    >
      <Paragraph>{formatName(patroller)} has declined.</Paragraph>
      <PatrolWhen patrol={patrol} />
      {team.length === 0 && <Paragraph>Nobody is on this {patrol.type} any more.</Paragraph>}
      <Team names={team} title="Still on it" />
      <LinkButtons buttons={[{ href: link, label: `Open the ${patrol.type}` }]} />
    </LetterLayout>
  );
}
