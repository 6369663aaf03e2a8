import { catalogue, chosen, counted, filled } from '#texts/catalogue.ts';

/** The form in which a crew finishes its patrol. */
export const recordFinishTexts = catalogue('record/finish', {
  logsOff: 'Finishing logs you off with the ECC.',
  logsOffInTraining: 'This is training: the log-off goes to you, not to the ECC.',
  complete: 'This is complete and correct',
  lookOverFirst: 'Look over the figures and the times first',
  summary: 'Summary',
  onPatrol: 'On patrol',
  distance: 'Distance',
  incidents: 'Incidents',
  allQuiet: 'All quiet',
});

/** The form of an incident. */
export const recordIncidentTexts = catalogue('record/incident', {
  now: 'Now',
  begun: 'When you began to write this',
  placeNotes: 'Notes on the place',
  addPerson: 'Add Person',
  addVehicle: 'Add Vehicle',
  person: filled('Person {number}'),
  vehicle: filled('Vehicle {number}'),
  remove: filled('Remove {what}'),
  peopleDetails: 'Details of the people',
  rego: 'Rego',
  type: 'Type',
  year: 'Year',
  stolen: 'Reported stolen',
  livery: 'Has livery',
  askBeforeDeleting: 'Delete this entry?',
  deletingMeans: 'It leaves the timeline. The coordinators can still read what it said.',
});

/** The page on which a crew records, but for its forms (product 17). */
export const recordPageTexts = catalogue('record/page', {
  recording: 'Recording',
  online: 'Online',
  offline: 'Offline',
  sessionEnded: 'You are no longer signed in',
  sessionEndedMeans:
    'Go on recording. What you write is kept on this phone, and sent when you sign in again. Until then, stay on this page.',
  crewOnly: 'Only the crew of this patrol can record it.',
  takenOff:
    'You have been taken off this patrol. What you recorded before this phone heard of it is sent, and your admins decide whether it counts.',
  roleLost:
    'You are no longer a patroller, so that nothing more of this patrol can be taken from you. What you recorded stays on this phone: copy it, and give it to an admin.',
  showPatrol: 'Show the Patrol',
  crew: 'Crew',
  timeline: 'Timeline',

  onPatrol: 'On patrol',
  until: 'until {end}',
  ofPlannedTime: 'Of the planned time',
  extend: 'Extend',
  pastEnd: 'Finish or extend',
  pastEndMeans: filled(
    'The planned end was {end}. If you stay out longer, extend the patrol, so that nobody worries.',
  ),
  finish: 'Finish',
  finishPatrol: 'Finish Patrol',

  eventNumber: 'Event number',
  eventNumberSince: 'Event number since {time}, before {former}',
  noEventNumber: 'No event number yet',
  notRungInTraining: 'This is training: the ECC is not rung.',
  logOnNotLeft: 'The log-on has not left.',
  noLogOn: 'No log-on was sent. Ring the ECC.',
  noReply: 'No reply yet. Ring the ECC now.',
  replyPending: filled('Reply pending. Ring the ECC at {time}.'),
  fromEcc: 'From the ECC',
  answerInTraining: 'Answer in Training',
  noText: 'No text',
  whatToSay: 'What to Say, Enter Number',

  whatHappened: 'What happened?',
  somethingElse: 'Something Else',
  allQuietHere: 'All Quiet Here',
  noted: filled('Noted {time}'),
  lastEntry: filled('last entry {minutes} min ago'),

  staysOnPhone: 'What you write stays on this phone until it is sent.',
  opensWithoutCoverage: 'This page opens without coverage.',
  opensNotYet: 'This page does not open without coverage yet.',
  waitingCount: counted({ other: '{count} waiting to send' }),
  keptOnPhone: 'kept on this phone',
  sending: 'Sending',
  allSent: 'Everything sent',
  notTakenCount: counted({ other: '{count} not taken' }),
  halfTypedBelow: counted({ other: '{count} half-typed, below' }),

  halfTyped: filled('You were writing: {title}'),
  halfTypedSince: filled('Begun {time}. It is not in the record until you save it.'),
  unsavedSince: filled('Begun {time}. It is not in the record, and cannot be saved now.'),
  goOnWriting: 'Go On Writing',
  edited: filled('{kind}, edited'),
  askBeforeDiscarding: 'Discard what you wrote?',
  neverSaved: 'It was never saved, and cannot be brought back.',

  finishedByAdmin: 'An admin finished this patrol for you',
  acknowledged: filled('An admin acknowledged at {time}'),
  acknowledgedMeans:
    'The admins know that you are past the planned end, and are not mailed about it any more. Please finish or extend it.',
  startVoided: 'An admin voided the start',
  finishVoided: 'An admin voided the finish',
  keptForReview: chosen({
    start: 'Start kept for review',
    finish: 'Finish kept for review',
    incident: 'Entry kept for review',
    edit: 'Edit kept for review',
  }),
  severalKeptForReview: chosen({
    start: 'Start and {count} more kept for review',
    finish: 'Finish and {count} more kept for review',
    incident: 'Entry and {count} more kept for review',
    edit: 'Edit and {count} more kept for review',
  }),
  notLost: 'It is not lost: your admins read it on the patrol’s page, and decide whether it counts.',
  countsNowhere: 'It is not lost: your admins read it on the patrol’s page. It counts nowhere.',
  notStarted: 'This patrol is not started. If you are on it, start it now.',
  stillRunning: 'This patrol is still running. If you are back, finish it now.',

  sendingFinish: filled('Sending the finish at {time}.'),
  finishRecorded: filled('The finish at {time} is recorded. Thank you, and good night.'),
  finishNotSent: 'The finish is not sent yet',
  finishOnPhone: filled('The finish at {time} is only on this phone.'),
  unknownToEcc: 'The ECC and the station do not know yet that you are back.',
  unknownToStation: 'The station does not know yet that you are back.',
  finishSendsItself:
    'This phone sends it by itself once it has coverage and you are signed in. Keep this page open until it says that the finish is recorded.',
  logOffByPhone: 'If that takes long, ring the ECC and log off.',
});

/** What a write that the server refused is called. */
export const recordRefusedTexts = catalogue('record/refused', {
  own: chosen({
    'log-on': 'Your log-on',
    start: 'Your start',
    edit: 'Your edit',
    delete: 'Your deletion',
    finish: 'Your finish',
    unknown: 'An entry',
  }),
  ownEntry: filled('Your entry “{kind}”'),
  ownExtension: filled('Your extension to {hours} h'),
  recordedAt: filled('{what}, recorded {when}'),
  begunAt: filled('{what}, begun {when} and never saved'),
});

/** The form that starts a patrol. */
export const recordStartTexts = catalogue('record/start', {
  title: 'Start Patrol',
  start: 'Start',
  notLoaded: 'You can start once this page has wholly loaded. The connection may be poor.',
  time: 'Start time',
  eventNumber: 'Event Number',
  filledIn: 'Event number {number} is filled in below.',
  odometer: 'Start odometer',
  asAtLastFinish: 'As at its last finish.',
});

/** What a crew wrote that is not in the record: put off, refused, or not even kept (product 17.11). */
export const recordUnsentTexts = catalogue('record/unsent', {
  waitingToSend: 'Waiting to send',
  putOff: filled('The server says: “{sentence}” This phone tries again by itself.'),
  cannotKeep: filled('This phone cannot keep what you write: {reason}'),
  cannotKeepMeans: 'It is sent while this page stays open. Write it down on paper as well.',

  onThisPhone: counted({
    one: '{count} entry is only on this phone',
    other: '{count} entries are only on this phone',
  }),
  onThisPhoneMeans:
    'Nothing of it is lost. If this phone cannot send it any more, copy it, and give it to an admin.',

  refused: 'This was not taken',
  notTaken: filled('{what} was not taken'),
  cannotBeTaken: 'It cannot be taken any more. Copy the text, and give it to an admin.',
  copyText: 'Copy Text',
  copied: 'Text copied',
  unableToCopy: 'Unable to copy. Please select the text, and copy it yourself.',
  neverTaken: 'It was never taken into the record, and cannot be brought back.',
});
