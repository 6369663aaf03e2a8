import { JoinLink, joinLinkSubject } from './join-link.tsx';
import { JoinNotice, joinNoticeSubject } from './join-notice.tsx';

/** The mail templates of this feature. */
export const templates = {
  'join-link': { subject: joinLinkSubject, Body: JoinLink },
  'join-notice': { subject: joinNoticeSubject, Body: JoinNotice },
};
