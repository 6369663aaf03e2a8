import type { ReactElement } from 'react';
import { accountName } from '#platform/mail/branding.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { longOrganizationName } from '#platform/mail/gallery/sample.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { Paragraph } from '#platform/mail/template/parts.tsx';
import type { PeopleSources } from './sources.ts';
import { changeProps, sampleChange, toAddress } from './waiting-change.ts';

interface AddressAnnouncedProps {
  branding: Branding;
  firstName: string;
  organizationName: string;
  /** When it happens by itself. */
  due: string;
}

function addressAnnouncedSubject({ branding }: Pick<AddressAnnouncedProps, 'branding'>): string {
  return `This is to be your email address for ${accountName(branding)}`;
}

/** Tells the address that is to come. It gives no right to anything: whoever reads it may not be the person. */
function AddressAnnounced({
  branding,
  firstName,
  organizationName,
  due,
}: AddressAnnouncedProps): ReactElement {
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview="Until then, sign in with your present address."
      footer={<>If you do not know of this, ignore this message.</>}
    >
      <Paragraph>
        An admin of {organizationName} has given this as the new email address of your account on{' '}
        {branding.productName}.
      </Paragraph>
      <Paragraph>
        It is yours once you have confirmed it by the message to your present address, and without that after{' '}
        {due}. Until then, sign in with your present address.
      </Paragraph>
    </EmailLayout>
  );
}

const template = defineTemplate('address-announced', {
  subject: addressAnnouncedSubject,
  Body: AddressAnnounced,
  sample: sampleChange,
  variants: { long: { organizationName: longOrganizationName } },
});

/** Obsolete once the change is confirmed, stopped or done. */
export const addressAnnounced = defineMail({
  kind: 'address-announced',
  templates: [template],
  async compose(mail, { settings, findWaiting }: PeopleSources) {
    const found = await findWaiting(mail);
    if (!found?.change.email) return null;
    const content = template.write(changeProps(found, settings));
    return { ...toAddress(found.change.email, found), content, quota: 'invitations' };
  },
});
