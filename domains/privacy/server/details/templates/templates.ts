import { DetailsGo, detailsGoSubject } from './details-go.tsx';
import { ErasureChosen, erasureChosenSubject } from './erasure-chosen.tsx';
import { KeepsLess, keepsLessSubject } from './keeps-less.tsx';

/** The mail templates of this feature. */
export const templates = {
  'details-go': { subject: detailsGoSubject, Body: DetailsGo },
  'erasure-chosen': { subject: erasureChosenSubject, Body: ErasureChosen },
  'keeps-less': { subject: keepsLessSubject, Body: KeepsLess },
};
