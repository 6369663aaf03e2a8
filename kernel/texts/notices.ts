import { catalogue, filled } from './catalogue.ts';

/** The page behind the link in mails that nobody has to get (product 11.48). */
export const noticeTexts = catalogue('notices', {
  mailsFrom: filled('Mails from {organizationName}'),
  saved: 'Saved.',
  unableToSave: filled('Unable to save: {reason}'),
  deadLink: 'This link no longer works',
  whyDead: 'It was in a mail to an address that you no longer have there, or you get no such mails any more.',
  unableToLoad: 'Unable to load this link',
});
