import { coverAskedMail } from './cover-asked.tsx';
import { coverRequested } from './cover-requested.tsx';
import { coverTaken } from './cover-taken.tsx';
import { placeOffered } from './place-offered.tsx';
import { swapDeclined } from './swap-declined.tsx';
import { swapProposed } from './swap-proposed.tsx';

/** The mails about offered places, cover and swaps (product 11.57 to 11.59 and 11.68). */
export const mails = [placeOffered, coverAskedMail, coverRequested, coverTaken, swapProposed, swapDeclined];
