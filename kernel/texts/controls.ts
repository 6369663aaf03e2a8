import { catalogue } from './catalogue.ts';

/** Controls that several pages have. */
export const controlTexts = catalogue('controls', {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  csv: 'CSV',
  weekdays: 'Weekdays',
});
