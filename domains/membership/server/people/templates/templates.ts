import { AddressAnnounced, addressAnnouncedSubject } from './address-announced.tsx';
import { AddressAsked, addressAskedSubject } from './address-asked.tsx';
import { AddressChanged, addressChangedSubject } from './address-changed.tsx';

/** The mail templates of this feature. */
export const templates = {
  'address-announced': { subject: addressAnnouncedSubject, Body: AddressAnnounced },
  'address-asked': { subject: addressAskedSubject, Body: AddressAsked },
  'address-changed': { subject: addressChangedSubject, Body: AddressChanged },
};
