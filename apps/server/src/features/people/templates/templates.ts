import { AddressChanged, addressChangedSubject } from './address-changed.tsx';

/** The mail templates of this feature. */
export const templates = {
  'address-changed': { subject: addressChangedSubject, Body: AddressChanged },
};
