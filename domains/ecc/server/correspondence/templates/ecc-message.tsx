import type { ReactElement } from 'react';
import type { EccMessage } from '#patrols/contract';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { Facts, LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';

export interface EccMessageProps {
  branding: Branding;
  message: EccMessage;
  /**
   * The page where the message is answered, and until when that is possible; null for a message that needs no
   * answer.
   */
  answer: { kind: 'log-on' | 'log-off'; href: string; expires: string } | null;
}

export function eccMessageSubject({ message }: Pick<EccMessageProps, 'message'>): string {
  return message.subject;
}

const asked = {
  'log-on': {
    label: 'Send Event Number',
    sentence: 'Please answer this email with the police event number, or press the button and type it.',
  },
  'log-off': {
    label: 'Acknowledge',
    sentence: 'If you like, press the button to let the crew know that you have read this.',
  },
};

/** Tells the ECC of a patrol. Its operator has seconds, so the mail begins with who, when and whom to ring. */
export function EccMessageBody({ branding, message, answer }: EccMessageProps): ReactElement {
  return (
    <EmailLayout
      branding={branding}
      preview={message.summary}
      footer={answer && <>No sign-in is needed. The page works until {answer.expires}.</>}
    >
      <Paragraph style={{ fontSize: 19, fontWeight: 700 }}>{message.summary}</Paragraph>
      <Facts facts={message.facts} />
      {answer && (
        <>
          <Paragraph>{asked[answer.kind].sentence}</Paragraph>
          <LinkButtons buttons={[{ href: answer.href, label: asked[answer.kind].label }]} />
        </>
      )}
    </EmailLayout>
  );
}
