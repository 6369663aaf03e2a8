import { DetailsGo, detailsGoSubject } from './details-go.tsx';
import { KeepsLess, keepsLessSubject } from './keeps-less.tsx';

/** The mail templates of this feature. */
export const templates = {
  'details-go': { subject: detailsGoSubject, Body: DetailsGo },
  'keeps-less': { subject: keepsLessSubject, Body: KeepsLess },
};
