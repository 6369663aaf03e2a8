import { catalogue, chosen, counted, filled } from '../catalogue.ts';

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
