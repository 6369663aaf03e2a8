import { catalogue, chosen, counted, filled } from '../catalogue.ts';

/** The page of a person, but for how they leave. */
export const personTexts = catalogue('people/person', {
  unableToLoad: 'Unable to load person',
  idNumber: 'Patrol ID Number',
  mailVia: 'At the address of {name}',
  noRoles: 'No roles assigned',

  download: 'Download Information',
  /** What could not be downloaded. */
  information: filled('what is held about {name}'),

  notInvited: 'Not invited yet',
  unanswered: 'Invited, has not signed in yet',
  invite: 'Invite',
  invited: 'Invitation sent',

  resetSecondStep: 'Reset Second Step',
  askBeforeResetting: filled('Reset the second step of {name}?'),
  resetMeans:
    'Their passkeys and their authenticator app are taken off, and they sign in with their password alone until they set one up again. An email tells them.',
  ownPassword: 'Your own password',
  reset: 'Reset',
  wasReset: 'Second step reset',
  unableToReset: filled('Unable to reset: {reason}'),

  scheduled: 'Scheduled Patrols',
  noneScheduled: 'No future patrols scheduled',
  recent: 'Recent Patrols',
  noneRecent: 'No past patrols found',

  summary: 'Summary',
  unableToSummarize: 'Unable to load summary',
  since: filled('since {year}'),
  patrols: counted({ one: '{number} patrol', other: '{number} patrols' }),
  outcome: chosen({ accepted: 'Accepted', declined: 'Declined', didNotShow: 'Did not show' }),
});
