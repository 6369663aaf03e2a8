import type { ReactElement } from 'react';
import { formatName } from '#contract';
import {
  type EmailPatrol,
  type PatrolMailProps,
  PatrolWhen,
  patrolOn,
  QuestionsNote,
} from '#crew/server/mail-parts.tsx';
import { later, observed } from '#crew/server/sample-data.ts';
import { toPatroller } from '#people/server/to-person.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { graeme, links, wiremu } from '#platform/mail/gallery/sample.ts';
import { EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import type { OfferSources } from './sources.ts';

interface SwapDeclinedProps extends Omit<PatrolMailProps, 'team'> {
  /** Who was asked. */
  asked: string;
  /** The patrol of whoever was asked. */
  inReturn: EmailPatrol;
}

function swapDeclinedSubject({ asked, patrol }: Pick<SwapDeclinedProps, 'asked' | 'patrol'>): string {
  return `${asked} cannot swap: ${patrolOn(patrol)}`;
}

/** Tells whoever has proposed a swap that the other one cannot. */
function SwapDeclined(props: SwapDeclinedProps): ReactElement {
  const { branding, firstName, patrol, asked, inReturn, link } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview="The place is still yours."
      footer={<>You receive this message because you have proposed to change places.</>}
    >
      <Paragraph>
        {asked} cannot change places with you for the {patrolOn(inReturn)}. So you are still on this{' '}
        {patrol.type}. You can propose it to somebody else, or ask for cover.
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <QuestionsNote patrol={patrol} />
      <LinkButtons buttons={[{ href: link, label: `See the ${patrol.type}`, quiet: true }]} />
    </EmailLayout>
  );
}

const template = defineTemplate('swap-declined', {
  subject: swapDeclinedSubject,
  Body: SwapDeclined,
  sample: {
    ...observed,
    firstName: graeme.firstName,
    asked: wiremu.name,
    inReturn: later,
    link: links.assignment,
  },
});

/** Tells whoever has proposed a swap that it was declined; obsolete once they are not on the patrol any more. */
export const swapDeclined = defineMail({
  kind: 'swap-declined',
  templates: [template],
  async compose(mail, { readPlace, crewPageOf }: OfferSources) {
    const found = await readPlace(mail);
    const proposer = found?.patrol.assignments.find(({ personId }) => personId === mail.recipient);
    const { cover, inReturn } = found ?? {};
    if (!found || !proposer || !cover?.inReturn || !inReturn) return null;
    const content = template.write({
      ...found.props,
      firstName: proposer.person.firstName,
      asked: formatName(cover.inReturn.person),
      inReturn,
      link: await crewPageOf(found.patrol, proposer),
    });
    return toPatroller(found.patrol.organization, proposer.person, content);
  },
});
