import type { ReactElement } from 'react';
import { type Letterhead, LetterLayout } from '../../../platform/mail/letter/layout.tsx';
import { Paragraph } from '../../../platform/mail/letter/parts.tsx';

export interface AddressChangedProps {
  letterhead: Letterhead;
  firstName: string;
  organizationName: string;
}

export function addressChangedSubject({ letterhead }: Pick<AddressChangedProps, 'letterhead'>): string {
  return `Your e-mail address for ${letterhead.productName} was changed`;
}

/** To the old address of a person. It does not say the new one: who reads this may not be the one who has it. */
export function AddressChanged({
  letterhead,
  firstName,
  organizationName,
}: AddressChangedProps): ReactElement {
  const { productName } = letterhead;
  return (
    <LetterLayout
      letterhead={letterhead}
      to={firstName}
      preview="This address no longer signs in."
      footer={<>This is the last letter to this address about your account.</>}
    >
      <Paragraph>
        An admin of {organizationName} has changed the e-mail address of your account on {productName}.
      </Paragraph>
      <Paragraph>
        This address no longer signs in, links that were mailed to it no longer work, and you have been signed
        out everywhere. Your password stays as it is: sign in with it and your new address.
      </Paragraph>
      <Paragraph>If you did not ask for this, please talk to an admin of {organizationName}.</Paragraph>
    </LetterLayout>
  );
}
