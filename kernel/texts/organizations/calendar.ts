import { catalogue, chosen } from '../catalogue.ts';

/** The organization's roster as a calendar (product 9.15 to 9.17). */
export const rosterCalendarTexts = catalogue('organizations/calendar', {
  title: 'Roster Calendar',
  about: 'All finalized patrols and events in one calendar, for example on the wall of the station.',
  unableToLoad: 'Unable to load calendar',
  withNames: 'Show the names of the crews',
  makeAddress: 'Make an Address',
  makingMeans:
    'Whoever has the address can read when you patrol without signing in. The calendar has no phone numbers and no instructions.',
  made: chosen({
    named: 'Made {when}, with the names of the crews.',
    unnamed: 'Made {when}, without the names of the crews.',
  }),
  whoCanRead:
    'Whoever has the address can read it without signing in: make a new one when somebody should no longer have it.',
  lost: 'your roster',
});
