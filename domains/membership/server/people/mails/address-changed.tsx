import type { ReactElement } from 'react';
import { hasAccount } from '#people/server/account.ts';
import { accountName, brandingOf } from '#platform/mail/branding.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { branding, graeme, longOrganizationName, organizationName } from '#platform/mail/gallery/sample.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { Paragraph } from '#platform/mail/template/parts.tsx';
import type { PeopleSources } from './sources.ts';
import { toAddress } from './waiting-change.ts';

export interface AddressChangedProps {
  branding: Branding;
  firstName: string;
  organizationName: string;
  /** Whether they have another address, with which they sign in. */
  hasAccount: boolean;
}

export function addressChangedSubject({ branding }: Pick<AddressChangedProps, 'branding'>): string {
  return `Your email address for ${accountName(branding)} was changed`;
}

/** Tells a person's old address. It does not name the new one, because somebody else may read it. */
export function AddressChanged({
  branding,
  firstName,
  organizationName,
  hasAccount,
}: AddressChangedProps): ReactElement {
  const { productName } = branding;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview="You can no longer sign in with this address."
      footer={<>This is the last email to this address about your account.</>}
    >
      <Paragraph>
        An admin of {organizationName} has {hasAccount ? 'changed' : 'taken away'} the email address of your
        account on {productName}.
      </Paragraph>
      <Paragraph>
        You can no longer sign in with this address, links that were mailed to it no longer work, and you have
        been signed out everywhere.{' '}
        {hasAccount
          ? 'Your password stays as it is: sign in with it and your new address.'
          : 'Without an address you have no account any more.'}
      </Paragraph>
      <Paragraph>If you did not ask for this, please talk to an admin of {organizationName}.</Paragraph>
    </EmailLayout>
  );
}

const template = defineTemplate('address-changed', {
  subject: addressChangedSubject,
  Body: AddressChanged,
  sample: { branding, firstName: graeme.firstName, organizationName, hasAccount: true },
  variants: {
    long: { organizationName: longOrganizationName },
    'without account': { hasAccount: false },
  },
});

/** Obsolete if the address was changed back. */
export const addressChanged = defineMail({
  kind: 'address-changed',
  templates: [template],
  async compose(mail, { settings, findChanged }: PeopleSources) {
    const found = await findChanged(mail);
    if (!found) return null;
    const { person, organization, formerAddress } = found;
    const content = template.write({
      branding: brandingOf(organization, settings),
      firstName: person.firstName,
      organizationName: organization.name,
      hasAccount: hasAccount(person),
    });
    // Nobody keeps it from the old address by using quotas up.
    return { ...toAddress(formerAddress, found), content, quota: null };
  },
});
