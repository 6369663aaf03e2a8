import type { ReactElement } from 'react';
import { addressAsked as addressAskedKind } from '#people/server/address-asked.ts';
import { accountName } from '#platform/mail/branding.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { links, longOrganizationName } from '#platform/mail/gallery/sample.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import type { PeopleSources } from './sources.ts';
import { changeProps, sampleChange, toAddress } from './waiting-change.ts';

interface AddressAskedProps {
  branding: Branding;
  firstName: string;
  organizationName: string;
  /** When it happens by itself. */
  due: string;
  /** Where it is confirmed or stopped. */
  link: string;
}

function addressAskedSubject({ branding }: Pick<AddressAskedProps, 'branding'>): string {
  return `Your email address for ${accountName(branding)} is to be changed`;
}

/** Tells a person’s present address what an admin has asked for. It does not name the new one, because somebody else may read it. */
function AddressAsked({ branding, firstName, organizationName, due, link }: AddressAskedProps): ReactElement {
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

const template = defineTemplate('address-asked', {
  subject: addressAskedSubject,
  Body: AddressAsked,
  sample: { ...sampleChange, link: links.site },
  variants: { long: { organizationName: longOrganizationName } },
});

/** Obsolete once the change is confirmed, stopped or done. */
export const addressAskedMail = defineMail({
  kind: addressAskedKind,
  templates: [template],
  async compose(mail, { settings, findWaiting }: PeopleSources) {
    const found = await findWaiting(mail);
    if (!found) return null;
    const { change } = found;
    const token = linkTokenText(settings.secretKeys, 'address-change', change.id);
    const link = new URL(`/address-change/${token}`, settings.publicUrl).href;
    const content = template.write({ ...changeProps(found, settings), link });
    // Nobody keeps it from the present address by using quotas up.
    return { ...toAddress(change.former, found), content, quota: null };
  },
});
