import { catalogue, chosen, filled } from './catalogue.ts';

/** The address of a calendar, of a person or of an organization. */
export const calendarTexts = catalogue('calendar', {
  address: 'Address',
  copied: 'Address copied',
  unableToCopy: 'Unable to copy: the address is selected, so that you can copy it yourself.',
  open: 'Open in Calendar',
  change: chosen({ renew: 'Make a New Address', stop: 'Stop' }),
  askBefore: chosen({ renew: 'Make a new address?', stop: 'Stop the calendar?' }),
  lost: filled('Calendars that read the present address will no longer find {lost}.'),
});
