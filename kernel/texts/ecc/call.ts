import { catalogue, chosen, filled } from '../catalogue.ts';

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
