import { catalogue, filled } from '../catalogue.ts';

/** What is asked about an entry before it is recorded. */
export const recordCheckTexts = catalogue('record/checks', {
  lookOver: 'Please look over the record, then tick this',
  lessThanLast: filled('{gap} less than at its last finish.'),
  moreThanLast: filled('{gap} more than at its last finish.'),
  askAboutLess: filled("{reading} is less than the {expected} of this vehicle's last finish."),
  askAboutMore: filled('{reading} is {gap} more than {expected}, its last reading.'),
  odometer: 'Is the odometer right?',
  place: 'Is the place right?',
  farFromPatrol: filled('This place is {distance} from where this patrol has been.'),
  farFromHome: filled('This place is {distance} from New Zealand.'),
  changeIt: 'Change It',
  isRight: 'It Is Right',
});
