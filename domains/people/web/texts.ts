import { catalogue, chosen, filled } from '#texts/catalogue.ts';

/** That somebody has saved what another person is changing too. */
export const changedMeanwhileTexts = catalogue('changed-meanwhile', {
  byYou: 'You changed this',
  bySomebody: 'Somebody else changed this',
  by: filled('{name} changed this'),
  kept: filled('{when}. Yours is kept, and not saved yet.'),
  same: filled('{when}. Yours says the same where they did, and is not saved yet.'),
  unread: 'What has changed could not be read. Yours is kept; please save again.',
});

/** The mails that nobody has to get, and what can be chosen (product 11.46 and 11.65). */
export const mailChoiceTexts = catalogue('mail-choices', {
  label: chosen({ notices: 'Mails to watchers', summaries: 'Summaries' }),
  description: chosen({
    notices: 'When a patrol is planned, changed or cancelled.',
    summaries: 'What patrols have done: crew, times, kilometres and incidents.',
  }),
  notices: chosen({
    each: 'A mail for each',
    daily: 'One mail a day, at {time}, if anything is new',
    weekly: 'One mail a week, on Mondays at {time}, if anything is new',
    none: 'None',
  }),
  summaries: chosen({
    each: 'Of each patrol and of each month',
    monthly: 'Of each month alone',
    none: 'None',
  }),
});

/** The page behind the link in mails that nobody has to get (product 11.48). */
export const noticeTexts = catalogue('notices', {
  mailsFrom: filled('Mails from {organizationName}'),
  saved: 'Saved.',
  unableToSave: filled('Unable to save: {reason}'),
  deadLink: 'This link no longer works',
  whyDead: 'It was in a mail to an address that you no longer have there, or you get no such mails any more.',
  unableToLoad: 'Unable to load this link',
});

/** What many pages say of somebody. */
export const peopleTexts = catalogue('people', {
  notFound: 'Not found',
  thisPerson: 'this person',
  everybody: 'Everybody',
  noneFound: 'No-one found',
  ring: filled('Ring {name}'),
  ringCrew: 'Ring the crew',
  noPhone: filled('{name} has no phone number.'),
  notRung: filled('{name}: {phone}'),
  mailFailed: 'Mail did not arrive',
  mailFailedTitle: 'Mail Did Not Arrive',
});

/** What stands below a field for a phone number. */
export const phoneFieldTexts = catalogue('phoneField', {
  dials: filled('Rung as {number}.'),
  dialsNothing: 'No number to ring was found.',
});

/** The foot of printed pages. */
export const printTexts = catalogue('print', {
  printed: filled('printed {when}'),
});

/** My Profile, but for the calendar and the request to be erased. */
export const profileTexts = catalogue('profile/profile', {
  idNumber: 'Patrol ID Number',
  changePhone: 'Change Phone',
  mails: 'Mails',
  changeMails: 'Change Mails',
  information: 'My Information',
  informationHint:
    'All that is held about you, in one file: a page to read, and the same for programs. You can correct your phone and your choices here, and your availability on My Roster; an admin corrects your name, email and patrol ID number, and the record of a patrol.',
  privacy: 'What is kept about people, and who sees it',
  download: 'Download My Information',
  /** What could not be downloaded. */
  yourInformation: 'your information',
});
