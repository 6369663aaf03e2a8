import type { ReactElement } from 'react';
import {
  ClockChangeNote,
  type EmailPatrol,
  type PatrolMailProps,
  PatrolWhen,
  patrolOn,
  QuestionsNote,
  Team,
} from '#crew/server/mail-parts.tsx';
import { later, longName, longTeam, observed, others, wordy } from '#crew/server/sample-data.ts';
import { toPatroller } from '#people/server/to-person.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { graeme, links, longBranding, wiremu } from '#platform/mail/gallery/sample.ts';
import { EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import type { OfferSources } from './sources.ts';

interface SwapProposedProps extends Omit<PatrolMailProps, 'link'> {
  /** Who proposes it. */
  holder: string;
  /** The patrol of whoever is asked. */
  inReturn: EmailPatrol;
  /** The page on which it is answered. */
  href: string;
}

function swapProposedSubject({ patrol }: Pick<SwapProposedProps, 'patrol'>): string {
  return `Could you swap? ${patrolOn(patrol)}`;
}

/** Asks one of another crew to change places. */
function SwapProposed(props: SwapProposedProps): ReactElement {
  const { branding, firstName, patrol, team, holder, inReturn, href } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={`${holder} would like to change places with you.`}
      footer="This link is yours alone. Please do not pass it on."
    >
      <Paragraph>
        {holder} would like to change places with you. You would go on this {patrol.type}:
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <ClockChangeNote patrol={patrol} />
      <Team title="On it so far" names={team} />
      <Paragraph style={{ marginTop: 24 }}>
        In return, {holder} would go instead of you on this one:
      </Paragraph>
      <PatrolWhen patrol={inReturn} />
      <ClockChangeNote patrol={inReturn} />
      <Paragraph>Until you agree, everybody keeps their own place.</Paragraph>
      <LinkButtons buttons={[{ href, label: 'Answer' }]} />
      <QuestionsNote patrol={patrol} />
    </EmailLayout>
  );
}

const template = defineTemplate('swap-proposed', {
  subject: swapProposedSubject,
  Body: SwapProposed,
  sample: {
    ...observed,
    firstName: wiremu.firstName,
    team: others,
    holder: graeme.name,
    inReturn: later,
    href: links.offeredPlaces,
  },
  variants: {
    long: {
      branding: longBranding,
      patrol: wordy,
      inReturn: wordy,
      team: longTeam.slice(1),
      holder: longName,
    },
  },
});

/** Asks somebody to change places; obsolete once they no longer can. */
export const swapProposed = defineMail({
  kind: 'swap-proposed',
  templates: [template],
  async compose(mail, { readAsked }: OfferSources) {
    const found = await readAsked(mail);
    if (!found?.inReturn) return null;
    const { person, patrol, props, team, href, inReturn } = found;
    const content = template.write({ ...props, firstName: person.firstName, team, href, inReturn });
    return toPatroller(patrol.organization, person, content);
  },
});
