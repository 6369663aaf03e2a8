import { catalogue } from '../catalogue.ts';

/** The page behind a link to set a password (product 10.3). */
export const setPasswordTexts = catalogue('auth/set-password', {
  account: 'For {email}',
  again: 'Confirm password',
  set: 'Set Password',
  wasSet: 'Password set. You can sign in now.',
  unableToLoad: 'Unable to load this link',
  linkDead: 'This link no longer works',
  linkDeadHint: 'It has expired, or a password was already set with it. Ask for another one.',
  sendAnother: 'Send Another Link',
});
