import type { ReactElement } from 'react';
import { formatName } from '#contract';
import {
  type EmailPatrol,
  type PatrolMailProps,
  PatrolWhen,
  patrolOn,
  Team,
} from '#crew/server/mail-parts.tsx';
import { later, observed } from '#crew/server/sample-data.ts';
import { toPatroller } from '#people/server/to-person.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { graeme, links, wiremu } from '#platform/mail/gallery/sample.ts';
import { EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import type { OfferSources } from './sources.ts';

interface CoverTakenProps extends PatrolMailProps {
  /** Whose place it was. */
  holder: string;
  /** Whose it is now. */
  taker: string;
  /** The patrol on which whose place it was goes in return, if the two have changed places. */
  inReturn?: EmailPatrol | undefined;
  /** Whether it is to one of the crew; else to an admin. */
  attending: boolean;
}

type Change = Pick<CoverTakenProps, 'holder' | 'taker' | 'patrol'>;

function coverTakenSubject({ holder, taker, patrol }: Change): string {
  return `${taker} comes instead of ${holder}: ${patrolOn(patrol)}`;
}

/** Tells one of the crew or an admin that a place has been taken over. */
function CoverTaken(props: CoverTakenProps): ReactElement {
  const { branding, firstName, attending, patrol, team, holder, taker, inReturn, link } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={`On it: ${team.join(', ')}.`}
      footer={
        attending
          ? `You receive this message as one of the crew of ${patrol.organizationName}.`
          : `You receive this message as an admin of ${patrol.organizationName}.`
      }
    >
      <Paragraph>
        {taker} has taken over the place of {holder} on this {patrol.type}.
        {inReturn && ` In return, ${holder} goes instead of ${taker} on the ${patrolOn(inReturn)}.`}
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <Team names={team} title="On it" />
      <LinkButtons buttons={[{ href: link, label: `See the ${patrol.type}`, quiet: true }]} />
    </EmailLayout>
  );
}

const template = defineTemplate('cover-taken', {
  subject: coverTakenSubject,
  Body: CoverTaken,
  sample: { ...observed, holder: graeme.name, taker: wiremu.name, attending: false, team: [wiremu.name] },
  variants: { crew: { attending: true, link: links.assignment }, swap: { inReturn: later } },
});

/** Tells one of the crew or an admin who comes instead; obsolete if they do not come any more either. */
export const coverTaken = defineMail({
  kind: 'cover-taken',
  templates: [template],
  async compose(mail, { findAdmin, readPlace, crewPageOf }: OfferSources) {
    const found = await readPlace(mail);
    const { taker } = found ?? {};
    const isOnTeam = found?.patrol.assignments.some(({ personId }) => personId === taker?.id);
    if (!found || !taker || !isOnTeam) return null;
    const { organization, assignments } = found.patrol;
    const crew = assignments.find(({ personId }) => personId === mail.recipient);
    const admin = crew ? null : await findAdmin(mail);
    const to = crew?.person ?? admin?.person;
    if (!to) return null;
    const content = template.write({
      ...found.props,
      firstName: to.firstName,
      taker: formatName(taker),
      inReturn: found.inReturn,
      attending: crew !== undefined,
      link: crew ? await crewPageOf(found.patrol, crew) : found.props.link,
    });
    return toPatroller(organization, { holder: null, ...to }, content);
  },
});
