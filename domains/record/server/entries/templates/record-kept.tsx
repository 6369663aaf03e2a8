import type { ReactElement } from 'react';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';

export interface RecordKeptProps {
  branding: Branding;
  firstName: string;
  organizationName: string;
  /** The patrol's call sign, or else its name. */
  title: string;
  /** The patrol's start, as a date and time. */
  when: string;
  /** Who recorded; `href` rings them, undefined if their phone has no number that can be rung. */
  author: { name: string; href: string | undefined };
  /** Why it does not count, in a sentence. */
  why: string;
  /** The patrol's page. */
  link: string;
}

export function recordKeptSubject({
  title,
  when,
  author,
}: Pick<RecordKeptProps, 'title' | 'when' | 'author'>): string {
  return `${author.name} may be out: ${title}, ${when}`;
}

/** Tells an admin that somebody has recorded on a patrol which they could not know was off for them. */
export function RecordKept({
  branding,
  firstName,
  organizationName,
  ...props
}: RecordKeptProps): ReactElement {
  const { title, when, author, why, link } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={why}
      footer={<>You receive this message as an admin of {organizationName}.</>}
    >
      <Paragraph style={{ fontSize: 19, fontWeight: 700 }}>
        {author.name} has recorded on {title}, {when}. {why}
      </Paragraph>
      <Paragraph>
        They may be out, and nobody watches over them. Please ring them. What they recorded is kept for review
        on the patrol’s page, and counts nowhere by itself.
      </Paragraph>
      {author.href && <LinkButtons buttons={[{ href: author.href, label: `Ring ${author.name}` }]} />}
      <LinkButtons buttons={[{ href: link, label: 'Open the patrol' }]} />
    </EmailLayout>
  );
}
