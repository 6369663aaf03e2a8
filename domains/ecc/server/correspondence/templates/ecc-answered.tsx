import type { ReactElement } from 'react';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';

export interface EccAnsweredProps {
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

export function eccAnsweredSubject({
  policeEventNumber,
  callSign,
  when,
  training,
}: Pick<EccAnsweredProps, 'policeEventNumber' | 'callSign' | 'when' | 'training'>): string {
  const subject = `Event number ${policeEventNumber}: ${callSign}, ${when}`;
  return training ? `TRAINING: ${subject}` : subject;
}

/** Tells the crew the event number, also when it was corrected. */
export function EccAnswered(props: EccAnsweredProps): ReactElement {
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
