import { catalogue, filled } from '#texts/catalogue.ts';

/** The pages on which somebody asks to join an organization, and confirms it (product 4.26 and 4.28). */
export const joiningTexts = catalogue('joining', {
  join: filled('Join {organizationName}'),
  message: 'Message (optional)',
  askToJoin: 'Ask to Join',
  whatFollows: filled(
    'You confirm by an email first. Then the admins of {organizationName} read this, and nobody else. What they have not answered is deleted after {days} days.',
  ),
  lookIntoMailbox: 'Look Into Your Mailbox',
  linkIsMailed:
    'An email with a link goes to {email}. Open it within {days} days and confirm, or nobody will read your request. One address gets {mails} such emails a day at most.',
  closed: 'Nobody Can Ask to Join Here',
  whyClosed: 'Perhaps the address is mistyped, or the page was closed. Please ask whoever gave it to you.',
  unableToLoadPage: 'Unable to load this page',

  confirm: filled('Join {organizationName}?'),
  unableToConfirm: filled('Unable to confirm: {reason}'),
  notAsked: 'If you have not asked, close this page: nobody sees the request, and it is deleted.',
  thankYou: 'Thank You',
  confirmed: filled(
    'Your request is with the admins of {organizationName}. They have your phone number and your address, and mail you an invitation once they accept.',
  ),
  deadLink: 'This link no longer works',
  whyDead: 'It has expired, or your request was answered.',
  unableToLoadLink: 'Unable to load this link',
});
