import { catalogue, chosen, filled } from '../catalogue.ts';

/** The fields with which a crew records, and an admin for it. */
export const recordFieldTexts = catalogue('record/fields', {
  devicePlace: 'Place of this device',
  here: 'Here',
  hereWithin: filled('Here, within {metres}'),
  fromPhone: filled('From this phone, {metres} accurate. Type to name it.'),
  withCoordinates: 'With its coordinates.',
  // Each is one line on a phone, so that nothing moves when one takes the place of another.
  withoutCoordinates: chosen({
    searching: 'Looking for this phone’s place. You can type it.',
    found: 'Without the place of this phone.',
    refused: 'This phone does not know its place. Type it.',
  }),

  fuel: 'Fuel level',
  fuelNotSaid: 'Not said',
  empty: 'Empty',
  full: 'Full',

  lessThanLast: filled('{gap} less than at its last finish.'),
  moreThanLast: filled('{gap} more than at its last finish.'),
  askAboutLess: filled("{reading} is less than the {expected} of this vehicle's last finish."),
  askAboutMore: filled('{reading} is {gap} more than {expected}, its last reading.'),
  odometerTitle: 'Is the odometer right?',
  changeOdometer: 'Change It',
  odometerIsRight: 'It Is Right',

  finishDate: 'Finish date',
  finishTime: 'Finish time',
  finishOdometer: 'Finish odometer',
  finishOdometerOptional: 'Finish odometer (optional)',
  reasonRecorded: 'It stands in the record.',
  lookOver: 'Please look over the record, then tick this',
});
