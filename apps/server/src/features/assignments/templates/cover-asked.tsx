import type { ReactElement } from 'react';
import { EmailLayout } from '../../../platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '../../../platform/mail/template/parts.tsx';
import { ClockChange, PatrolWhen, patrolOn, Questions, Team } from './patrol.tsx';
import type { WatcherNoticeProps } from './watcher-notice.tsx';

interface CoverAskedProps extends Omit<WatcherNoticeProps, 'link'> {
  /** Who asks for cover. */
  holder: string;
  /** The page on which the place is taken. */
  href: string;
}

export function coverAskedSubject({ patrol }: Pick<CoverAskedProps, 'patrol'>): string {
  return `Could you go instead? ${patrolOn(patrol)}`;
}

/** Asks a patroller to take over somebody's place; the first who does has it. */
export function CoverAsked({
  branding,
  firstName,
  patrol,
  team,
  holder,
  href,
}: CoverAskedProps): ReactElement {
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={`${holder} asks for cover.`}
      footer="This link is yours alone. Please do not pass it on."
    >
      <Paragraph>
        {holder} has to drop out of this {patrol.type} of {patrol.organizationName} and asks for cover. Could
        you go instead? Whoever says yes first has the place. If you cannot, there is nothing to do.
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <ClockChange patrol={patrol} />
      <Team title="On it so far" names={team} />
      <LinkButtons buttons={[{ href, label: 'Take this place' }]} />
      <Questions patrol={patrol} />
    </EmailLayout>
  );
}
