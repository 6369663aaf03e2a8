import { catalogue, chosen, filled } from '../catalogue.ts';

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
