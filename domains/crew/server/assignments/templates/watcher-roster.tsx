import type { ReactElement } from 'react';
import { EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import type { PatrolMailProps } from '../../mail-parts.tsx';
import { ClockChange, PatrolWhen, Team } from '../../mail-parts.tsx';
import { countText, spanText } from '../../mail-roster.ts';

export interface WatcherRosterProps extends Pick<PatrolMailProps, 'branding' | 'firstName'> {
  /** The earliest first. */
  patrols: readonly Pick<PatrolMailProps, 'patrol' | 'team' | 'link'>[];
}

export function watcherRosterSubject(props: Pick<WatcherRosterProps, 'patrols'>): string {
  const patrols = props.patrols.map(({ patrol }) => patrol);
  return `${countText(patrols)}, ${spanText(patrols)}: the roster`;
}

/** Sends a watcher the rosters of patrols that were finalized together. */
export function WatcherRoster({ branding, firstName, patrols }: WatcherRosterProps): ReactElement {
  const all = patrols.map(({ patrol }) => patrol);
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={`The roster from ${spanText(all)}.`}
      footer={<>You receive this message as a watcher of {branding.organizationName}.</>}
    >
      <Paragraph>
        {branding.organizationName} has planned {countText(all)}.
      </Paragraph>
      {patrols.map(({ patrol, team, link }) => (
        <div key={`${patrol.when} ${link}`}>
          <PatrolWhen patrol={patrol} />
          <ClockChange patrol={patrol} />
          {team.length === 0 && <Paragraph>Nobody is on it yet.</Paragraph>}
          <Team names={team} />
          <LinkButtons buttons={[{ href: link, label: `See the ${patrol.type}`, quiet: true }]} />
        </div>
      ))}
    </EmailLayout>
  );
}
