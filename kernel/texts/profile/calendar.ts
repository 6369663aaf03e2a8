import { catalogue } from '../catalogue.ts';

/** The address of the user’s own calendar (product 10.4). */
export const myCalendarTexts = catalogue('profile/calendar', {
  title: 'Calendar',
  unableToLoad: 'Unable to load calendar',
  hint: 'Your patrols in the calendar of your phone or computer. Whoever has the address can read them without signing in.',
  make: 'Make an Address',
  /** What calendars lose with the address. */
  lost: 'your patrols',
});
