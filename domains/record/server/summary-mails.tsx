import type { ReactElement, ReactNode } from 'react';
import { mailChoicesPage } from '#people/server/mail-choices-page.ts';
import type { MailRecipient } from '#people/server/recipients.store.ts';
import { toPerson } from '#people/server/to-person.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import type { EmailContent } from '#platform/mail/content.ts';
import type { EmailMessage } from '#platform/mail/kind.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import type { Fact } from '#platform/mail/template/parts.tsx';
import type { Settings } from '#platform/settings.ts';

/** What the mails to summary recipients share (product 11.15). */

/** The contents of each. */
export interface SummaryProps {
  branding: Branding;
  firstName: string;
  organizationName: string;
  facts: readonly Fact[];
}

/** Their layout. The facts also stand in lists of mails. */
export function SummaryLayout(props: SummaryProps & { children: ReactNode }): ReactElement {
  const { branding, firstName, organizationName, facts, children } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={facts.map(({ label, value }) => `${label} ${value.replaceAll('\n', ', ')}`).join('. ')}
      footer={<>You receive this message as a summary recipient of {organizationName}.</>}
    >
      {children}
    </EmailLayout>
  );
}

/** Returns how a mail greets its recipient, and the names that it bears. */
export function summaryProps({ person, organization }: MailRecipient, settings: Settings) {
  return {
    branding: brandingOf(organization, settings),
    firstName: person.firstName,
    organizationName: organization.name,
  };
}

/** Returns a summary, which says where its recipient chooses whether to get any (product 11.65). */
export function toSummarized<Template extends string>(
  { organization, person }: MailRecipient,
  content: EmailContent<Template>,
  settings: Settings,
): EmailMessage<Template> {
  const choices = mailChoicesPage(settings, 'summaries', person);
  return { ...toPerson(organization, person), content: { ...content, choices } };
}

/** How many incidents there were of a kind. */
export interface KindCount {
  what: string;
  count: number;
}

/** `Graffiti: 3` on a line, and the other kinds below it. */
export function kindLines(counts: readonly KindCount[]): string {
  return counts.map(({ what, count }) => `${what}: ${count}`).join('\n') || 'None';
}
