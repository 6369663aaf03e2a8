import { catalogue } from './catalogue.ts';

/** The user’s own password (product 9.12). */
export const passwordTexts = catalogue('password', {
  change: 'Change Password',
  hint: 'Changing it signs you out on other devices.',
});
