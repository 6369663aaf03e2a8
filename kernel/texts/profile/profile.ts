import { catalogue } from '../catalogue.ts';

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
