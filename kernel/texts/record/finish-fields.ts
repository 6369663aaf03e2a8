import { catalogue } from '../catalogue.ts';

/** The fields of a finish, for the crew and for an admin. */
export const recordFinishFieldTexts = catalogue('record/finish-fields', {
  date: 'Finish date',
  time: 'Finish time',
  odometer: 'Finish odometer',
  optionalOdometer: 'Finish odometer (optional)',
  reasonMeans: 'It stands in the record.',
});
