import { catalogue, filled } from './catalogue.ts';

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
