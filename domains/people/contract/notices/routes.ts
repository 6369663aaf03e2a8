import { anyone, defineRoute, LinkToken } from '#contract';
import { z } from '#contract/zod.ts';
import { ChosenMails, MailChoices } from './schema.ts';

/** A link in a mail that nobody has to get: it opens without a session, and mail programs post to it (RFC 8058). */
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
    summary: 'Reads which notices and summaries somebody gets; 401 if the link is dead',
    status: 200,
    response: ChosenMails,
  }),
  chooseNotices: defineRoute({
    ...ofLink,
    method: 'PATCH',
    unconfirmed: 'no-session',
    path: '/notices/{linkToken}',
    summary: 'Chooses which notices and summaries they get',
    body: MailChoices,
    status: 200,
    response: ChosenMails,
  }),
  endNotices: defineRoute({
    ...ofLink,
    method: 'POST',
    unconfirmed: 'no-session',
    path: '/notices/{linkToken}',
    summary: 'Ends mails such as the one with the link, as mail programs do with one click (RFC 8058)',
    form: true,
    status: 204,
  }),
} as const;
