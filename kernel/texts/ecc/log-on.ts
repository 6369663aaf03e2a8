import { catalogue, chosen, counted, filled } from '../catalogue.ts';

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
