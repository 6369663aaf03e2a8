import { catalogue, filled } from './catalogue.ts';

/** What whoever lacks the second step that their role needs is told (product 9.25). */
export const secondStepNeededTexts = catalogue('second-step-needed', {
  due: filled('Your role needs a second step. Set it up before {date}.'),
  overdue: 'Your role needs a second step. Everything else is here again once it is set up on Security.',
  title: 'Second Step Needed',
  whatToDo:
    'Your role needs more than a password to sign in: a passkey, or a code of an authenticator app. Everything is here again once you have set it up, which takes two minutes.',
  ownRecord: 'The record of your own patrols goes on all the same.',
  setUp: 'Set Up on Security',
});
