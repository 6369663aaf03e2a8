import { catalogue, chosen, filled } from '#texts/catalogue.ts';

/** The frame of the signed-in pages: header, navigation and bars. */
export const layoutTexts = catalogue('layout', {
  menu: 'Menu',
  navigation: 'Main',
  superAdministrator: 'Super administrator',
  unableToLoadProfile: 'Unable to load your profile',
  onPatrol: 'On patrol',
  skipToContent: 'Skip to the content',
  unableToSignOut: filled('Unable to sign out: {reason}'),
  signOut: 'Sign Out',
  updateAvailable: 'Update available. Click here to install now.',
  secondStepDue: filled('Your role needs a second step. Set it up before {date}.'),
  secondStepOverdue:
    'Your role needs a second step. Everything else is here again once it is set up on Security.',
  update: 'Update app',
  views: 'View',
  onPatrolFor: 'On patrol {time}',
  ended: filled('ended {when}'),
  built: filled('Built {date}, {time}'),
});

/** The page that stands for others until the second step that is needed is set up (product 9.25). */
export const secondStepNeededTexts = catalogue('second-step-needed', {
  title: 'Second Step Needed',
  whatToDo:
    'Your role needs more than a password to sign in: a passkey, or a code of an authenticator app. Everything is here again once you have set it up, which takes two minutes.',
  ownRecord: 'The record of your own patrols goes on all the same.',
  setUp: 'Set Up on Security',
});

/** The bars for patrols whose urgent mails have not left. */
export const unsentTexts = catalogue('unsent', {
  unsent: filled('{patrol}: mails do not leave.'),
  ringInstead: '{patrol} Please ring instead.',
  dueSince: filled('{mail}, due since {time}'),
  othersToo: 'Nor do those of:',
  unnamed: chosen({ patrol: 'The patrol', event: 'The event' }),
  showPatrol: 'Show the Patrol',
});
