import { anyone } from '../access.ts';
import { defineRoute } from '../route.ts';
import { LinkToken } from '../values.ts';
import { z } from '../zod.ts';
import { NoticeChoice, Notices } from './schema.ts';

/** A link in a notice to a watcher: it opens without a session, and mail programs post to it (RFC 8058). */
const ofLink = {
  access: anyone,
  params: z.strictObject({ linkToken: LinkToken }),
  limit: { max: 60, perSeconds: 900 },
  linkLimit: { max: 20, perSeconds: 900 },
} as const;

export const noticeRoutes = {
  viewNotices: defineRoute({
    ...ofLink,
    method: 'GET',
    path: '/notices/{linkToken}',
    summary: 'Reads which notices a watcher gets; 401 if the link is dead',
    status: 200,
    response: Notices,
  }),
  chooseNotices: defineRoute({
    ...ofLink,
    method: 'PATCH',
    path: '/notices/{linkToken}',
    summary: 'Chooses which notices a watcher gets',
    body: z.strictObject({ notices: NoticeChoice }),
    status: 200,
    response: Notices,
  }),
  endNotices: defineRoute({
    ...ofLink,
    method: 'POST',
    path: '/notices/{linkToken}',
    summary: 'Ends the notices to a watcher, as mail programs do with one click (RFC 8058)',
    form: true,
    status: 204,
  }),
} as const;
