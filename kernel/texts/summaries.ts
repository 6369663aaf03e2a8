import { catalogue, chosen } from './catalogue.ts';

/** The charts of five years of patrols. */
export const summaryTexts = catalogue('summaries', {
  none: 'No patrols in last 5 years',
  perMonth: 'Patrols per month, last 5 years',
  perWeekday: 'Per weekday',
  perWeekdayCaption: 'Patrols per weekday, last 5 years',
  notLoaded: 'The chart could not be loaded.',
  weekday: chosen({
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  }),
});
