import { addressAnnounced } from './address-announced.tsx';
import { addressAsked } from './address-asked.tsx';
import { addressChanged } from './address-changed.tsx';

/** The mails about changes of a person. */
export const mails = [addressChanged, addressAsked, addressAnnounced];
