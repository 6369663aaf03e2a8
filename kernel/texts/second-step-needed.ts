import { catalogue } from './catalogue.ts';

/** The page that stands for others until the second step that is needed is set up (product 9.25). */
export const secondStepNeededTexts = catalogue('second-step-needed', {
  title: 'Second Step Needed',
  whatToDo:
    'Your role needs more than a password to sign in: a passkey, or a code of an authenticator app. Everything is here again once you have set it up, which takes two minutes.',
  ownRecord: 'The record of your own patrols goes on all the same.',
  setUp: 'Set Up on Security',
});
