import { catalogue, chosen, counted, filled } from '#texts/catalogue.ts';

/** When to ring the ECC instead of waiting for its reply. */
export const eccAdviceTexts = catalogue('ecc/advice', {
  ringNow: 'Ring the ECC now.',
  ringAt: filled('Ring the ECC at {time} if there is still none.'),
});

/** The page behind the link of a mail to the ECC (product 16.4). */
export const eccAnswerTexts = catalogue('ecc/answer', {
  title: chosen({ 'log-on': 'Community patrol log on', 'log-off': 'Community patrol log off' }),
  sentAt: filled('sent {time}'),
  training: 'TRAINING',
  trainingMeans: 'This is not a real patrol.',
  message: 'The message',
  worksUntil: filled('No sign-in is needed. This page works until {when}.'),
  unableToLoad: 'Unable to load this page',
  noConnection: 'There is no connection. Please check your internet connection.',
  deadLink: 'This link no longer works',
  deadLinkMeans:
    'The patrol is over or was cancelled, or a part of the link is missing. Ring the patrol on the number in the email.',

  answer: 'Answer',
  answered: filled('Answered on {when}. The crew sees the number.'),
  acknowledged: filled('Acknowledged on {when}.'),
  notArrived: 'Your answer did not arrive',
  correctNumber: 'Correct the Number',
  sendNumber: 'Send Event Number',
});

/** When and how to ring the ECC. */
export const eccCallTexts = catalogue('ecc/call', {
  ring: 'Ring the ECC',
  ringNumber: filled('Ring {phone}'),
  noPhone: 'Your organization has not entered the phone number of the ECC.',
  ringPolice: filled('Ring {police}, and in an emergency {emergency}.'),

  notSent: chosen({ 'log-on': 'The log-on was not sent', 'log-off': 'The log-off was not sent' }),
  maybeNotSent: chosen({
    'log-on': 'The log-on may not have been sent',
    'log-off': 'The log-off may not have been sent',
  }),
  ringBecause: filled('{reason}: ring the ECC'),
  mailRefused: filled('The mail of {time} was refused or came back.'),
  mailWaits: filled('The mail of {time} is waiting to leave.'),
  tell: chosen({
    'log-on': 'Read the log-on out to the ECC, and enter the event number that it gives you.',
    'log-off': 'Tell the ECC that everybody is back: it may still expect you.',
  }),
  whatToSay: 'What to Say',
});

/** The page on which a crew logs on with the ECC (product 16.11). */
export const eccLogOnTexts = catalogue('ecc/log-on', {
  form: 'ECC LogOn',
  unableToLoad: 'Unable to load the ECC LogOn',
  crewOnly: 'Only the crew of this patrol can log on with the ECC.',
  training: 'TRAINING',
  trainingMeans:
    'This is training: messages go to whoever sends them, not to the ECC, which does not know of this patrol.',

  started: chosen({
    ecc: 'This patrol has started. Log on by phone.',
    training: 'This patrol has started.',
  }),
  loggingOnMeans: chosen({
    mail: 'Logging on tells the police emergency control centre (ECC), by email, who is out and whom to ring. It answers with an event number.',
    phone:
      'Logging on tells the police emergency control centre (ECC), by phone, who is out and whom to ring. It answers with an event number.',
    training: 'Logging on is practised here: the message goes to whoever sends it.',
  }),
  haveReady:
    'Have your phone number and the vehicle’s rego ready. At that time the form opens on this page by itself; one of the crew fills it in for all.',

  standDown: 'Stand down',
  onlyOne: filled('Only {name} is on the crew.'),
  nobody: 'Nobody is on the crew.',
  needsTwo: 'A patrol needs two people. Ask the coordinator for another, or cancel it.',

  details: 'Your Details Tonight',
  reason: 'Reason to log on all the same',
  reasonRead: chosen({ ecc: 'The ECC reads this in the message.', training: 'It stands in the message.' }),
  phone: 'Contact phone',
  phoneRung: chosen({
    ecc: 'The ECC rings this number during the patrol.',
    training: 'The crew of a real patrol is rung on this number.',
  }),
  style: 'Overt or covert',
  overt: 'Overt',
  covert: 'Covert',

  way: 'How to log on',
  byMail: 'By Mail',
  byPhone: 'By Phone',
  message: 'The Message',
  numbersAdded: 'The crew’s phone and ID numbers are added when it is sent.',
  readOut: 'Read This Out',
  noMail: 'Your organization has not entered the email address of the ECC. Log on by phone.',
  practise: 'Practise it with somebody of your group, who gives you a number.',
  send: 'Send ECC LogOn',
  notSent: 'The log-on was not sent',
  onlyToYou: 'Only you get the message and the number.',
  trainingOffline: 'There is no connection. It is sent once it is back.',
  offline: 'There is no connection. Log on by phone; the mail is sent once it is back.',
  reachesCrew: counted({ other: '{count} on the crew. The number reaches everybody on it.' }),

  waitingToSend: 'Waiting to send',
  notKept: 'This phone cannot keep the log-on. It is sent once there is coverage, if this page stays open.',
  keptOnPhone: 'The log-on is kept on this phone and is sent by itself once there is coverage.',
  unknownToEcc: 'Until then the ECC does not know of your patrol: ring it, and read this out.',
  sending: 'Sending',
  willBeSent: 'What Will Be Sent',
  notTaken: 'Your log-on was not sent',

  waiting: chosen({ ecc: 'Waiting for the ECC', training: 'Waiting for the number' }),
  sentAt: 'Sent {time}.',
  sentBy: 'Sent {time} by {name}.',
  reply: chosen({
    ecc: 'A reply takes up to 30 minutes. This page shows it at once.',
    training: 'The message went to its sender, whose answer shows here at once.',
  }),
  ringNow: 'No answer yet. Ring the ECC now.',
  ringAt: 'No answer yet. Ring the ECC at {time}, in',
  wasSent: 'What Was Sent',
  wasNotSent: 'What Was Not Sent',
  enteredBy: 'Entered by {name}',

  askForNumber: chosen({
    ecc: 'They Told You the Number?',
    training: 'A Number for Training?',
    known: 'Another Number?',
  }),
  number: 'Event Number',
  saveNumber: 'Save Event Number',
});

/** The field for an event number (product 16.5). */
export const eccNumberFieldTexts = catalogue('ecc/number-field', {
  usual: 'Usually P and nine digits.',
  unusual: 'This is not P and nine digits, as usual. Leading zeros are often left out on the phone.',
});

/** The event number that a patrol is given, where it is shown and replaced. */
export const eccNumberTexts = catalogue('ecc/number', {
  answeredAt: chosen({
    ecc: 'ECC reply received at {time}',
    training: 'Training log-on answered at {time}',
  }),
  label: chosen({ ecc: 'Police event number', training: 'Event number for training' }),
  askBeforeReplacing: 'Replace the event number?',
  replacingMeans: filled('The crew has {known}, and will see {number} instead.'),
  keep: filled('Keep {number}'),
});

/** The mails that came in for a patrol, with their outcomes and the numbers that they offer (product 16.7 and 16.16). */
export const eccReplyTexts = catalogue('ecc/replies', {
  title: 'Replies by Mail',
  unableToLoad: 'Unable to load replies',
  noSubject: 'No subject',
  noText: 'No text, or it was removed because of its age',
  cut: 'Only the beginning of this mail is shown.',
  outcome: chosen({
    number: 'Its event number was taken over.',
    'no-number': 'No event number was found in it. Read it, and enter the number.',
    'several-numbers':
      'It has several numbers, or another one than was known. Read it, and use the one that holds.',
    automatic: 'An automatic answer. Somebody may still reply.',
    bounce: 'The log-on was not delivered. Ring the ECC.',
    'too-late': 'It came too late to be taken over.',
    training: 'It belongs to training and does not count for this patrol.',
  }),
  trainingBounce: 'The message was not delivered to its sender.',

  whichNumber: 'Which Event Number?',
  severalNumbers: filled('The mail of {time} holds more than one. Use the one that is yours.'),
  useNumber: 'Use {number}',
  numberChosen: 'Chosen: {number}',
});

/** How the ECC is told of a change (product 16.9 and 16.10). */
export const eccToldTexts = catalogue('ecc/told', {
  inTraining: 'This is training: the message to the ECC goes to you instead.',
  byMail: 'The ECC is told by email.',
  byPhone: filled('Ring the ECC on {phone} to tell them: it takes no email.'),
  byUnknownPhone: 'Ring the ECC on its number to tell them: it takes no email.',
});

/** The warning before a patrol is started that the ECC does not know of or has not answered (product 8.3). */
export const patrolStartTexts = catalogue('patrols/start', {
  startAnyway: 'Start Anyway',
  wait: 'Wait',
  sendLogOn: 'Send ECC LogOn',
  training: chosen({
    sent: 'This is training: the log on went to its sender, not to the ECC, and has not been answered.',
    unsent: 'This is training: a log on goes to you, not to the ECC. None was sent yet.',
  }),
  waiting:
    'Your log on waits on this phone and is sent by itself once there is coverage. The ECC does not know about this patrol until then. If you start now, phone the ECC and type the Event Number manually.',
  notLeft:
    'The mail of your log on has not left, so the ECC does not know about this patrol. If you start now, phone the ECC and type the Event Number manually.',
  sent: 'The ECC was sent your log on at {time}. Processing takes up to 30 minutes. If you start now, phone the ECC and type the Event Number manually.',
  numberOnly:
    'The Event Number {number} was entered, but the ECC was sent no log on. If it gave you the number by phone, you can start anyway.',
  unsent:
    'The ECC does not know about this patrol yet. Without a log on there is no Event Number, and nobody looks out for you.',
});
