import { addressAnnounced } from './address-announced.tsx';
import { addressAskedMail } from './address-asked.tsx';
import { addressChanged } from './address-changed.tsx';

/** The mails about changes of a person. */
export const mails = [addressChanged, addressAskedMail, addressAnnounced];
