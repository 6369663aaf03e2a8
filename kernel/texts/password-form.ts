import { catalogue } from './catalogue.ts';

/** The form that changes the user’s password (product 10.7). */
export const passwordFormTexts = catalogue('password-form', {
  title: 'Change Password',
  current: 'Current password',
  new: 'New password',
  again: 'Confirm password',
  keepCalendar: 'Keep my calendar address',
  keepCalendarHint: 'Otherwise calendars that read it no longer find your patrols.',
  changed: 'Password changed',
});
