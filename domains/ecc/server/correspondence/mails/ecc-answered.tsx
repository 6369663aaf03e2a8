import type { ReactElement } from 'react';
import { formatDateTime, formatName } from '#contract';
import { patrolPage } from '#patrols/server/patrol-page.ts';
import { toPatroller } from '#people/server/to-person.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { branding, graeme, links, policeEventNumber, when, wiremu } from '#platform/mail/gallery/sample.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import { isAnswerableByEcc } from '../answerable.ts';
import { isTraining } from '../training.ts';
import type { EccSources } from './sources.ts';

interface EccAnsweredProps {
  branding: Branding;
  firstName: string;
  policeEventNumber: string;
  callSign: string;
  /** The patrol's start, as a date and time. */
  when: string;
  /** The crew member who typed the number; null if the ECC sent it. */
  enteredBy: string | null;
  training: boolean;
  /** The patrol's page. */
  link: string;
}

function eccAnsweredSubject({
  policeEventNumber,
  callSign,
  when,
  training,
}: Pick<EccAnsweredProps, 'policeEventNumber' | 'callSign' | 'when' | 'training'>): string {
  const subject = `Event number ${policeEventNumber}: ${callSign}, ${when}`;
  return training ? `TRAINING: ${subject}` : subject;
}

/** Tells the crew the event number, also when it was corrected. */
function EccAnswered(props: EccAnsweredProps): ReactElement {
  const { branding, firstName, policeEventNumber, callSign, when, link } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={`${callSign}, ${when}.`}
      footer={<>You receive this message since you are on the crew.</>}
    >
      <Paragraph>{origin(props)}</Paragraph>
      <Paragraph style={{ fontSize: 24, fontWeight: 700 }}>{policeEventNumber}</Paragraph>
      <Paragraph>
        Call sign {callSign}, {when}.
      </Paragraph>
      <LinkButtons buttons={[{ href: link, label: 'Open the patrol' }]} />
    </EmailLayout>
  );
}

function origin({ enteredBy, training }: EccAnsweredProps): string {
  if (enteredBy !== null) return `${enteredBy} has entered your event number:`;
  return training
    ? 'Your training message was answered with this event number. The ECC knows nothing of it:'
    : 'The ECC has answered your log-on with your event number:';
}

const template = defineTemplate('ecc-answered', {
  subject: eccAnsweredSubject,
  Body: EccAnswered,
  sample: {
    branding,
    firstName: graeme.firstName,
    policeEventNumber,
    callSign: 'HSCP',
    when,
    enteredBy: null,
    training: false,
    link: links.patrol,
  },
  variants: {
    typed: { enteredBy: wiremu.name },
    training: { training: true },
    long: { policeEventNumber: `${policeEventNumber} / CARD 7 / 22:10:45`, enteredBy: wiremu.name },
  },
});

/** Obsolete once there is a later answer: a number that was replaced and then restored has a later mail. */
export const eccAnswered = defineMail({
  kind: 'ecc-answered',
  templates: [template],
  async compose(mail, { settings, now, findLastResponse, findPerson }: EccSources) {
    const found = await findLastResponse(mail);
    if (!found || !isAnswerableByEcc(found.patrol, now())) return null;
    const { response, patrol } = found;
    const { policeEventNumber } = response;
    if (policeEventNumber === null || policeEventNumber !== patrol.policeEventNumber) return null;
    const person = patrol.assignments.find(({ personId }) => personId === mail.recipient)?.person;
    if (!person || person.finished) return null;
    const enteredBy = response.by && (await findPerson(patrol.organizationId, response.by));
    const content = template.write({
      branding: brandingOf(patrol.organization, settings),
      firstName: person.firstName,
      policeEventNumber,
      callSign: patrol.callSign ?? '',
      when: formatDateTime(patrol.when, patrol.organization.timeZone),
      enteredBy: enteredBy ? formatName(enteredBy) : null,
      training: isTraining(patrol),
      link: patrolPage(settings, patrol),
    });
    return toPatroller(patrol.organization, person, content);
  },
});
