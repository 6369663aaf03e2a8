import { catalogue, chosen, filled } from '../catalogue.ts';

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
