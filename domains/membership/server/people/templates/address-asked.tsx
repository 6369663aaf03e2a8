import type { ReactElement } from 'react';
import { accountName } from '#platform/mail/branding.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';

export interface AddressAskedProps {
  branding: Branding;
  firstName: string;
  organizationName: string;
  /** When it happens by itself. */
  due: string;
  /** Where it is confirmed or stopped. */
  link: string;
}

export function addressAskedSubject({ branding }: Pick<AddressAskedProps, 'branding'>): string {
  return `Your email address for ${accountName(branding)} is to be changed`;
}

/** Tells a person’s present address what an admin has asked for. It does not name the new one, because somebody else may read it. */
export function AddressAsked({
  branding,
  firstName,
  organizationName,
  due,
  link,
}: AddressAskedProps): ReactElement {
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview="If you did not ask for this, stop it."
      footer={<>The link is yours alone, and works until the address is changed.</>}
    >
      <Paragraph>
        An admin of {organizationName} wants to change the email address of your account on{' '}
        {branding.productName}. With this address you could no longer sign in.
      </Paragraph>
      <Paragraph>If you asked for it, confirm it. Without your word it happens after {due}.</Paragraph>
      <Paragraph>If you did not, stop it at once, and talk to another admin.</Paragraph>
      <LinkButtons buttons={[{ href: link, label: 'Confirm or Stop' }]} />
    </EmailLayout>
  );
}
