import type { ReactElement } from 'react';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { guestName } from '#platform/mail/gallery/sample.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { Paragraph } from '#platform/mail/template/parts.tsx';
import {
  articleOf,
  Briefing,
  ClockChangeNote,
  type EmailPatrol,
  PatrolWhen,
  patrolOn,
  QuestionsNote,
  subjectTitleOf,
} from '../../mail-parts.tsx';
import { assigned, ofEvent, test } from '../../sample-data.ts';
import type { CrewSources } from './sources.ts';
import { toGuest } from './to-guest.ts';
import { briefing } from './to-patroller.ts';

export interface GuestAddedProps {
  branding: Branding;
  name: string;
  patrol: EmailPatrol;
  team: readonly string[];
  meetUp: string;
  instructions: string;
}

export function guestAddedSubject({ patrol }: Pick<GuestAddedProps, 'patrol'>): string {
  return `${subjectTitleOf(patrol)}: you are invited`;
}

/** Invites a guest once the patrol is finalized. */
export function GuestAdded(props: GuestAddedProps): ReactElement {
  const { branding, name, patrol, team, meetUp, instructions } = props;
  return (
    <EmailLayout
      branding={branding}
      to={name}
      preview={`You are a guest of ${patrol.organizationName}: ${patrolOn(patrol)}.`}
      footer={<>The {patrol.type} is attached for your calendar.</>}
    >
      <Paragraph>
        You are invited as a guest to {articleOf(patrol)} of {patrol.organizationName}.
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <ClockChangeNote patrol={patrol} />
      <Briefing team={team} meetUp={meetUp} instructions={instructions} />
      <QuestionsNote patrol={patrol} />
    </EmailLayout>
  );
}

const template = defineTemplate('guest-added', {
  subject: guestAddedSubject,
  Body: GuestAdded,
  sample: { ...assigned, name: guestName },
  variants: { event: ofEvent, test: { patrol: test } },
});

/** Obsolete once the guest is off the patrol, or this is over or cancelled. */
export const guestAdded = defineMail({
  kind: 'guest-added',
  templates: [template],
  async compose(mail, sources: CrewSources) {
    const data = await sources.readAttendingGuest(mail);
    if (!data) return null;
    const content = template.write({ ...briefing(data.patrol, sources.settings), name: data.name });
    return toGuest(data, content, sources);
  },
  sent: (mail, { guestMailed }, tx, now) => guestMailed(tx, mail, now),
});
