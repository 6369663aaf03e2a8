import { joinLink } from './join-link.tsx';
import { joinNotice } from './join-notice.tsx';

/** The mails about requests to join: to who asks, and to the admins. */
export const mails = [joinLink, joinNotice];
