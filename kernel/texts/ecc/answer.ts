import { catalogue, chosen, filled } from '../catalogue.ts';

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
