import type { ReactElement } from 'react';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph, Quote, WhenBlock } from '#platform/mail/template/parts.tsx';

export interface MessageProps {
  branding: Branding;
  /** The first name of a person, or the name of a guest. */
  to: string;
  subject: string;
  /** Who has written it, and what. */
  author: string;
  text: string;
  /** The patrol to whose crew it goes; null for any other message. */
  patrol: {
    /** `patrol on Sat 5 Dec 2026, 21:00` */
    on: string;
    when: string;
    detail: string;
    /** Whom to ring; blank if nobody is named. */
    questions: string;
    /** Its page; null for a guest, who has no account. */
    link: string | null;
  } | null;
  /** Why its reader gets it. */
  why: string;
}

/** Says besides which patrol it is about, or else who writes. */
export function messageSubject({
  subject,
  patrol,
  branding,
}: Pick<MessageProps, 'subject' | 'patrol' | 'branding'>): string {
  return `${subject} (${patrol?.on ?? branding.organizationName})`;
}

/** Quotes what an admin has written, so that nobody takes it for words of ours. */
export function Message({ branding, to, author, text, patrol, why }: MessageProps): ReactElement {
  return (
    <EmailLayout branding={branding} to={to} preview={`${author} writes: ${firstLineOf(text)}`} footer={why}>
      {patrol && <WhenBlock when={patrol.when} detail={patrol.detail} />}
      <Quote intro={`${author} writes:`} text={text} />
      {patrol?.questions && <Paragraph style={{ marginTop: 24 }}>{patrol.questions}</Paragraph>}
      {patrol?.link && <LinkButtons buttons={[{ href: patrol.link, label: 'See who comes', quiet: true }]} />}
    </EmailLayout>
  );
}

function firstLineOf(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
