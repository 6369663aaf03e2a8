import { AddressChanged, addressChangedSubject } from './address-changed.tsx';

/** The letters of this feature. */
export const templates = {
  'address-changed': { subject: addressChangedSubject, Body: AddressChanged },
};
