import type { ReactElement } from 'react';
import { EmailLayout } from '../../../platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph, Quote } from '../../../platform/mail/template/parts.tsx';
import { PatrolWhen, patrolOn } from './patrol.tsx';
import type { WatcherNoticeProps } from './watcher-notice.tsx';

interface CoverRequestedProps extends Omit<WatcherNoticeProps, 'team'> {
  /** Who asks for cover. */
  holder: string;
  /** Why, in their words. */
  reason: string;
  /** How many could go and are asked, at once or a few at a time. */
  asked: number;
  inTurn: boolean;
}

export function coverRequestedSubject({
  holder,
  patrol,
}: Pick<CoverRequestedProps, 'holder' | 'patrol'>): string {
  return `${holder} asks for cover: ${patrolOn(patrol)}`;
}

/** Tells an admin who asks for cover, and why. */
export function CoverRequested(props: CoverRequestedProps): ReactElement {
  const { branding, firstName, patrol, holder, reason, asked, inTurn, link } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview="The place is theirs until somebody takes it over."
      footer={<>You receive this message as an admin of {patrol.organizationName}.</>}
    >
      <Paragraph>
        {holder} asks for cover. {whoText(asked, inTurn)} The place is theirs until somebody takes it over, of
        which you will be told.
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <Quote intro={`${holder} writes, to the admins alone:`} text={reason} />
      <LinkButtons buttons={[{ href: link, label: `Open the ${patrol.type}` }]} />
    </EmailLayout>
  );
}

function whoText(asked: number, inTurn: boolean): string {
  if (asked === 0) return 'Nobody else could go, so nobody is asked.';
  return inTurn ? 'All who could go are asked, a few at a time.' : 'All who could go are asked.';
}
