import type { ReactElement } from 'react';
import { overdueMinutes } from '#contract';
import { isTest } from '#patrols/contract';
import { patrolPage } from '#patrols/server/patrol-page.ts';
import { toPatroller } from '#people/server/to-person.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { branding, graeme, links } from '#platform/mail/gallery/sample.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph, WhenBlock } from '#platform/mail/template/parts.tsx';
import { type OverduePatrol, overduePatrol, samplePatrol, sampleUnsigned } from './overdue-patrol.ts';
import type { OverdueSources } from './sources.ts';

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

const template = defineTemplate('overdue-crew', {
  subject: overdueCrewSubject,
  Body: OverdueCrew,
  sample: {
    branding,
    firstName: graeme.firstName,
    patrol: samplePatrol,
    adminsAreTold: true,
    link: links.record,
  },
  variants: { test: { adminsAreTold: false }, unsigned: { patrol: sampleUnsigned } },
});

/** Goes to each of the crew (product 17.8). */
export const overdueCrew = defineMail({
  kind: 'overdue-crew',
  templates: [template],
  async compose(mail, { settings, findOverdue }: OverdueSources) {
    const patrol = await findOverdue(mail);
    const person = patrol?.assignments.find(({ personId }) => personId === mail.recipient)?.person;
    if (!patrol || !person || person.finished) return null;
    const content = template.write({
      branding: brandingOf(patrol.organization, settings),
      patrol: overduePatrol(patrol),
      firstName: person.firstName,
      adminsAreTold: !isTest(patrol),
      link: patrolPage(settings, patrol, '/record'),
    });
    return toPatroller(patrol.organization, person, content);
  },
});
