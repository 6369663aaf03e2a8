import { catalogue, chosen, counted, filled } from '#texts/catalogue.ts';

/** What several screens say of a patrol. */
export const patrolTexts = catalogue('patrols', {
  unnamed: chosen({ patrol: 'Patrol', event: 'Event' }),
  declineTitle: chosen({ patrol: 'Decline this patrol?', event: 'Decline this event?' }),
  declineMeans: 'Someone else has to be found then.',
  yesDecline: 'Yes, Decline',
  askForCover: 'Ask for Cover',
  proposeSwap: 'Propose a Swap',
  whereToMeet: 'Where to Meet',
  instructions: 'Instructions',
  clocksGo: chosen({
    'patrol-back': 'The clocks go back on {day} at {time}: this patrol ends at {end} by the new time.',
    'patrol-forward': 'The clocks go forward on {day} at {time}: this patrol ends at {end} by the new time.',
    'event-back': 'The clocks go back on {day} at {time}: this event ends at {end} by the new time.',
    'event-forward': 'The clocks go forward on {day} at {time}: this event ends at {end} by the new time.',
  }),
});

/** What is said and asked before a patrol is changed: whom it mails, what is lacking, and what cannot be taken back. */
export const patrolChangeTexts = catalogue('patrols/changes', {
  doubleBooked: 'Already on Another Patrol',
  message: 'Message (optional)',
  messageMeans: 'The emails quote it with your name.',
  patrollers: counted({ one: '{count} patroller', other: '{count} patrollers' }),
  guests: counted({ one: '{count} guest', other: '{count} guests' }),
  watchers: counted({ one: '{count} watcher', other: '{count} watchers' }),
  watchersWithDigests: counted({
    one: '{count} watcher (in their digest)',
    other: '{count} watchers (all in their digest)',
  }),
  watchersSomeWithDigests: counted({
    one: '{count} watcher ({digests} of them in their digest)',
    other: '{count} watchers ({digests} of them in their digest)',
  }),
  nobody: 'nobody',
  unmailed: filled('No mail reaches {people}: please ring them.'),
  noEccNumber: filled(
    'The phone number of the ECC is not entered in My Organization. A crew that has to ring it cannot do so. It is shown {police}, and {emergency} for an emergency, instead.',
  ),
  noNumberAtAll:
    'The phone number of the ECC is not entered in My Organization. A crew that has to ring it cannot do so. It is shown no number to ring.',
  release: 'Release the details?',
  releaseMeans:
    'They are kept for two weeks more. All admins are mailed, and any of them can withdraw it until then. After that, those that are too old are removed, and nobody can bring them back.',
});

/** The page of a patrol: its banners, its head, its buttons, and what stands of the ECC before the start (product 8.1 to 8.4). */
export const patrolDetailTexts = catalogue('patrols/detail', {
  testTitle: chosen({ patrol: 'TEST patrol', event: 'TEST event' }),
  testMails: 'E-mails go only to patrollers and guests, not to watchers or the ECC.',
  draftTitle: 'DRAFT',
  draftMails: chosen({
    patrol: 'This patrol is not finalized. Nobody has been mailed about it yet.',
    event: 'This event is not finalized. Nobody has been mailed about it yet.',
  }),
  cancelledTitle: 'CANCELLED',
  cancelled: filled('Cancelled on {day} at {time}.'),
  cancelledBy: filled('Cancelled on {day} at {time} by {name}.'),

  fromTo: filled('{start} to {end}'),
  eventNumber: 'event {number}',
  finished: 'Finished',
  onPatrol: 'On patrol',
  startsTomorrow: 'Starts tomorrow',
  startsInDays: counted({ one: 'Starts in {count} day', other: 'Starts in {count} days' }),
  startsInHours: filled('Starts in {hours} h'),
  startsInHour: filled('Starts in 1 h {minutes} min'),
  startsInMinutes: filled('Starts in {minutes} min'),
  startsInSeconds: filled('Starts in {seconds} s'),
  startsNow: 'Starts now',

  message: 'Message',
  extend: 'Extend',
  enterNumber: 'Enter Event Number',
  keepDetails: 'Keep Details',
  void: chosen({ start: 'Void Start', finish: 'Void Finish' }),

  enteredBy: 'entered by {name}',
  showLogOn: 'Show Log-On',
  logOnSent: filled('ECC LogOn sent at {time}, reply pending'),
  replyTakes: 'The reply usually takes up to 30 minutes.',
  ringIn: filled('in {countdown}'),
  trainingSent: filled('Training log-on sent at {time}, answer pending'),
  trainingMeans: 'This is training: the message went to its sender, not to the ECC.',
});

/** What stands around the lists of scheduled and of past patrols. */
export const patrolListsTexts = catalogue('patrols/lists', {
  printRoster: 'Print Roster',
  downloaded: 'patrols',
  select: 'Select',
  done: 'Done',
  selectOne: filled('Select {patrol}, {when}'),

  noScheduledMatches: 'No scheduled patrol matches this filter.',
  noScheduled: 'No Patrols Scheduled',
  noScheduledMeans: 'Currently there are non future patrols scheduled.',
  noPastMatches: 'No past patrol matches this filter.',
  noPast: 'No Past Patrols',
  noPastMeans: 'No patrols were found in the past.',
  createNow: 'Create Patrol Now',

  outcome: chosen({ run: 'Run', cancelled: 'Cancelled' }),
  unableToSummarize: 'Unable to load the summary',
});

/** Why the crew of a patrol cannot log on, or start, now (product 8.2). */
export const patrolNotReadyTexts = catalogue('patrols/not-ready', {
  cancelled: 'This patrol was cancelled.',
  notFinalized: 'This patrol has not been finalized yet.',
  over: 'This patrol is over.',
  early: chosen({
    logOn: 'You can log on from {opens}, {minutes} minutes before the start.',
    start: 'You can start from {opens}, {minutes} minutes before the start.',
  }),
});

/** What rows and pages say of a patrol: its chips, and who is on it. Every page behind the sign-in loads it. */
export const patrolRowTexts = catalogue('patrols/rows', {
  status: chosen({
    accepted: 'Accepted',
    declined: 'Declined',
    'did-not-show': 'Did not show',
    pending: 'Pending',
    'not-emailed': 'Not emailed',
    'not-delivered': 'Not delivered',
    'no-mail': 'No mail',
    'shared-mail': 'Shared mail',
    cancelled: 'CANCELLED',
    draft: 'DRAFT',
    test: 'TEST',
    overdue: 'OVERDUE',
    finished: 'Finished',
    'not-invited': 'Not invited',
    invited: 'Invited',
  }),
  printedAnswer: chosen({
    accepted: 'accepted',
    declined: 'declined',
    'did-not-show': 'did not show',
    pending: 'pending',
    'not-emailed': 'not emailed',
    'not-delivered': 'not delivered',
    'no-mail': 'no mail',
  }),
  noMailSoRing: filled('no mail, ring {phone}'),
  unableToLoad: 'Unable to load the patrol',
  start: 'Start',
  shortCrew: filled('{count} of {wanted} crew'),
  noPatrollers: 'No patrollers',
  noGuests: 'No guests',
  guest: 'Guest',
  printedGuest: 'guest',
  nameOfGuest: filled('{name} (guest)'),
});

/** What several screens say of recording. */
export const recordTexts = catalogue('record', {
  continue: 'Continue Recording',
  cannotKeep: filled('This device cannot keep it: {reason}'),
});

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
