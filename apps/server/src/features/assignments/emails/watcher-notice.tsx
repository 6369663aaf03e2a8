import type { ReactElement } from 'react';
import { type Letterhead, LetterLayout } from '../../../platform/mail/letter/layout.tsx';
import { LinkButtons, Paragraph } from '../../../platform/mail/letter/parts.tsx';
import { aPatrol, type LetterPatrol, PatrolWhen, patrolOn, Team, titleOf } from './patrol.tsx';

export interface WatcherNoticeProps {
  letterhead: Letterhead;
  firstName: string;
  patrol: LetterPatrol;
  team: readonly string[];
  /** To the patrol's page. */
  link: string;
}

export function watcherNoticeSubject(patrol: LetterPatrol): string {
  return `${titleOf(patrol)}: the roster`;
}

/** To a watcher, once the patrol is finalized. */
export function WatcherNotice({
  letterhead,
  firstName,
  patrol,
  team,
  link,
}: WatcherNoticeProps): ReactElement {
  return (
    <LetterLayout
      letterhead={letterhead}
      to={firstName}
      preview={`The roster of the ${patrolOn(patrol)}.`}
      footer={<>You receive this letter as a watcher of {patrol.organizationName}.</>}
    >
      <Paragraph>
        {patrol.organizationName} has planned {aPatrol(patrol)}.
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <Team names={team} />
      <LinkButtons buttons={[{ href: link, label: `See the ${patrol.type}`, quiet: true }]} />
    </LetterLayout>
  );
}
