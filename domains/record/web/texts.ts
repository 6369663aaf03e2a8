import { catalogue, chosen, filled } from '#texts/catalogue.ts';

/** The filter of the incidents, in their list and on the map (product 18.3). */
export const incidentFilterTexts = catalogue('incidents/filter', {
  search: 'Search incidents',
  searched: 'Search details and places',
  allKinds: 'All kinds',
});

/** The list of incidents (product 18.3). */
export const incidentListTexts = catalogue('incidents/list', {
  downloaded: 'incidents',
  latestFirst: 'Latest first',
  earliestFirst: 'Earliest first',
  patrol: 'Patrol',
  notCertain: '(not certain)',
  none: 'No Incidents Yet',
  noneMeans: 'What a patrol records while it is out is listed here.',
  noneFound: 'No incident matches this filter.',
});

/** What is set aside of a patrol's record. */
export const setAsideTexts = catalogue('patrols/set-aside', {
  start: 'Start',
  finish: 'Finish',
  deletion: filled('Deletion of {what}'),
  edit: filled('Edit of {what}'),
  ringEcc: filled(
    'The ECC may have been told at {time} that this patrol is off. If it is still out, ring the ECC.',
  ),
});

/** The entries of a patrol’s record, in the timeline and in the table (product 8.5). */
export const patrolTimelineTexts = catalogue('patrols/timeline', {
  started: 'Started',
  ongoing: 'Still ongoing',
  finished: 'Finished',
  logOn: chosen({ ecc: 'ECC Log On', training: 'Training Log On' }),
  logOff: chosen({ ecc: 'ECC Log Off', training: 'Training Log Off' }),
  reply: chosen({ ecc: 'ECC Reply', training: 'Training Reply' }),
  replyNumber: filled('Event number {number}'),

  recordedBy: 'Recorded by {name}',
  sentBy: 'Sent by {name}',
  enteredBy: 'Entered by {name}',
  waiting: 'Waiting',
  edited: 'Edited',
  late: 'Late',
  afterFinish: 'After the finish',
  timeUncertain: 'Time not certain',
  now: 'now',
  edit: filled('Edit {what}'),
  editAt: filled('Edit {what}, {time}'),
});

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

/** The dialog that asks until when a running patrol goes on (product 16.13). */
export const recordExtendTexts = catalogue('record/extend', {
  title: 'Extend this patrol?',
  extend: 'Extend',
  less: 'Half an Hour Less',
  more: 'Half an Hour More',
  until: filled('until {end}'),
  inAll: filled('{hours} in all'),
  trainingUntold: 'This is training: no message is sent.',
  eccUntold: 'The ECC does not know of this patrol and is not told.',
});

/** The fields of a finish, for the crew and for an admin. */
export const recordFinishFieldTexts = catalogue('record/finish-fields', {
  date: 'Finish date',
  time: 'Finish time',
  odometer: 'Finish odometer',
  optionalOdometer: 'Finish odometer (optional)',
  reasonMeans: 'It stands in the record.',
});

/** The field for the fuel. */
export const recordFuelTexts = catalogue('record/fuel', {
  level: 'Fuel level',
  notSaid: 'Not said',
  empty: 'Empty',
  full: 'Full',
});

/** The field for a place. */
export const recordPlaceTexts = catalogue('record/place', {
  devicePlace: 'Place of this device',
  here: 'Here',
  hereWithin: filled('Here, within {distance}'),
  fromPhone: filled('From this phone, within {distance}. Type to name it.'),
  withCoordinates: 'With its coordinates.',
  // Each is one line on a phone, so that nothing moves when one takes the place of another.
  withoutCoordinates: chosen({
    searching: 'Looking for this phone’s place. You can type it.',
    found: 'Without the place of this phone.',
    refused: 'This phone does not know its place. Type it.',
  }),
});
