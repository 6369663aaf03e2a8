import { catalogue, filled } from '#texts/catalogue.ts';

/** The dialog that asks who the user is before what can do harm (product 9.22). */
export const confirmationTexts = catalogue('sessions/confirmation', {
  title: 'Confirm It’s You',
  why: 'This could do harm in the wrong hands. You are not asked again for ten minutes.',
  password: 'Your password',
  unable: filled('Unable to confirm: {reason}'),
  unableToLoad: 'Unable to load the question',
});
