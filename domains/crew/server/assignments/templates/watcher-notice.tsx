import type { ReactElement } from 'react';
import { EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import {
  aPatrol,
  ClockChange,
  type PatrolMailProps,
  PatrolWhen,
  patrolOn,
  Team,
  titleOf,
} from '../../mail-parts.tsx';

export function watcherNoticeSubject({ patrol }: Pick<PatrolMailProps, 'patrol'>): string {
  return `${titleOf(patrol)}: the roster`;
}

/** Sends a watcher the roster once the patrol is finalized. */
export function WatcherNotice({ branding, firstName, patrol, team, link }: PatrolMailProps): ReactElement {
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={`The roster of the ${patrolOn(patrol)}.`}
      footer={<>You receive this message as a watcher of {patrol.organizationName}.</>}
    >
      <Paragraph>
        {patrol.organizationName} has planned {aPatrol(patrol)}.
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <ClockChange patrol={patrol} />
      {team.length === 0 && <Paragraph>Nobody is on it yet.</Paragraph>}
      <Team names={team} />
      <LinkButtons buttons={[{ href: link, label: `See the ${patrol.type}`, quiet: true }]} />
    </EmailLayout>
  );
}
