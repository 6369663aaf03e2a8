import type { ReactElement } from 'react';
import { overdueMinutes } from '#contract';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph, WhenBlock } from '#platform/mail/template/parts.tsx';
import type { OverduePatrol } from './overdue-patrol.ts';

export interface OverdueCrewProps {
  branding: Branding;
  firstName: string;
  patrol: OverduePatrol;
  /** Whether the admins will be told; false for a test patrol. */
  adminsAreTold: boolean;
  /** The page where the patrol is recorded. */
  link: string;
}

export function overdueCrewSubject({ patrol }: Pick<OverdueCrewProps, 'patrol'>): string {
  return `Please finish or extend: ${patrol.title}, planned until ${patrol.end}`;
}

/** Asks the crew to finish or to extend, at the planned end. */
export function OverdueCrew({
  branding,
  firstName,
  patrol,
  adminsAreTold,
  link,
}: OverdueCrewProps): ReactElement {
  const [minutes] = overdueMinutes;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview="Are you back? Finish it. Still out? Extend it."
      footer={<>You receive this message since you are on the crew.</>}
    >
      <Paragraph>Your {patrol.type} has not been finished. It was planned until:</Paragraph>
      <WhenBlock when={patrol.end} detail={patrol.title} />
      <Paragraph>If you are back, please finish it. If you are still out, please extend it.</Paragraph>
      {adminsAreTold && (
        <Paragraph>
          If nothing more is recorded, the admins of {patrol.organizationName} are told after {minutes}{' '}
          minutes.
        </Paragraph>
      )}
      <LinkButtons buttons={[{ href: link, label: 'Finish or Extend' }]} />
    </EmailLayout>
  );
}
