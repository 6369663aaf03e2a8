import { CoverAsked, coverAskedSubject } from './cover-asked.tsx';
import { CoverRequested, coverRequestedSubject } from './cover-requested.tsx';
import { CoverTaken, coverTakenSubject } from './cover-taken.tsx';
import { PlacesOffered, placesOfferedSubject } from './places-offered.tsx';
import { SwapDeclined, swapDeclinedSubject } from './swap-declined.tsx';
import { SwapProposed, swapProposedSubject } from './swap-proposed.tsx';

/** The mail templates of offered places. */
export const templates = {
  'cover-asked': { subject: coverAskedSubject, Body: CoverAsked },
  'cover-requested': { subject: coverRequestedSubject, Body: CoverRequested },
  'cover-taken': { subject: coverTakenSubject, Body: CoverTaken },
  'places-offered': { subject: placesOfferedSubject, Body: PlacesOffered },
  'swap-declined': { subject: swapDeclinedSubject, Body: SwapDeclined },
  'swap-proposed': { subject: swapProposedSubject, Body: SwapProposed },
};
