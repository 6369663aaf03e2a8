import { catalogue, chosen, filled } from '../catalogue.ts';

/** A change of somebody's email address that waits: on their page, and behind the link in the mail to the former address (product 9.62 and 9.63). */
export const addressChangeTexts = catalogue('people/address-change', {
  waits: chosen({
    changed: 'The address changes to {email} after {until}, or once the present mailbox has confirmed it.',
    removed: 'The address is taken away after {until}, or once the present mailbox has confirmed it.',
  }),
  withdrawn: 'Withdrawn',
  unableToWithdraw: filled('Unable to withdraw: {reason}'),

  isYours: 'Change Your Email Address?',
  wanted: chosen({
    changed:
      'An admin of {organizationName} wants to change the email address of your account to {to}. If you asked for it, confirm. Otherwise stop it.',
    removed:
      'An admin of {organizationName} wants to take the email address of your account away, and with it the account. If you asked for it, confirm. Otherwise stop it.',
  }),
  byItself: filled('Without your word it happens after {until}.'),
  failed: filled('That did not work: {reason}'),
  confirmed: 'Your Email Address Was Changed',
  signInAnew: 'Sign in with the new address from now on. Your password stays as it is.',
  noAccount: 'You have no account any more.',
  stopped: 'Stopped',
  tellAnother: 'Your email address stays as it is. If you did not ask for this, talk to another admin.',
  deadLink: 'This link no longer works',
  whyDead: 'The address was changed, or somebody has stopped or withdrawn it.',
  unableToLoad: 'Unable to load this link',
});
