import type { ReactElement } from 'react';
import { type Branding, EmailLayout } from '../../../platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '../../../platform/mail/template/parts.tsx';

export interface EccAnsweredProps {
  branding: Branding;
  firstName: string;
  policeEventNumber: string;
  callSign: string;
  /** The patrol's start, as a date and time. */
  when: string;
  /** The crew member who typed the number; null if the ECC sent it. */
  enteredBy: string | null;
  /** The patrol's page. */
  link: string;
}

export function eccAnsweredSubject({
  policeEventNumber,
  callSign,
  when,
}: Pick<EccAnsweredProps, 'policeEventNumber' | 'callSign' | 'when'>): string {
  return `Event number ${policeEventNumber}: ${callSign}, ${when}`;
}

/** Tells the crew the event number, also when it was corrected. */
export function EccAnswered(props: EccAnsweredProps): ReactElement {
  const { branding, firstName, policeEventNumber, callSign, when, enteredBy, link } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={`${callSign}, ${when}.`}
      footer={<>You receive this message since you are on the crew.</>}
    >
      <Paragraph>
        {enteredBy === null
          ? 'The ECC has answered your log-on with your event number:'
          : `${enteredBy} has entered your event number:`}
      </Paragraph>
      <Paragraph style={{ fontSize: 24, fontWeight: 700 }}>{policeEventNumber}</Paragraph>
      <Paragraph>
        Call sign {callSign}, {when}.
      </Paragraph>
      <LinkButtons buttons={[{ href: link, label: 'Open the patrol' }]} />
    </EmailLayout>
  );
}
