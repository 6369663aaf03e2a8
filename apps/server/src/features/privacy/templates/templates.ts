import { DetailsGo, detailsGoSubject } from './details-go.tsx';

/** The mail templates of this feature. */
export const templates = {
  'details-go': { subject: detailsGoSubject, Body: DetailsGo },
};
