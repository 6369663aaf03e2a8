import { catalogue, chosen, counted, filled } from '#texts/catalogue.ts';

/** The settings of an organization that exists: joining, open places, signing in and patrols. */
export const organizationSettingTexts = catalogue('organizations/settings', {
  unableToLoad: 'Unable to load organization',

  joining: 'Joining',
  joiningMeans: 'A page on which people ask to join. An admin accepts, and the invitation goes out.',
  joinPage: 'Page to join',
  joinPageIs: chosen({ off: 'Off', on: 'On, for whoever has its address' }),
  joinWords: 'What the page says',
  joinWordsMean: 'Below the organization’s name: whom you look for, when you patrol, whom to ring.',
  joinAddress: 'Its address',

  openPlaces: 'Open Places',
  openPlacesMean: 'How patrollers are asked to take free places, and to cover for others.',
  asked: 'Patrollers are asked',
  askedMeans: filled(
    'In turn, {forEachPlace} are asked for each place at a time, and from {everybodyHours} hours before the start on everybody who is left.',
  ),
  askedInTurn: chosen({ off: 'All at once', on: 'In turn, the best suited first' }),

  signingIn: 'Signing In',
  signingInMeans: 'Whoever sees the details of others may need more than a password.',
  secondStep: 'Who needs a second step',
  secondStepMeans:
    'A passkey, or a code of an authenticator app besides the password. Everybody may set one up on Security.',
  secondStepFor: chosen({
    nobody: 'Nobody',
    admins: 'Admins',
    'admins-and-watchers': 'Admins and watchers',
  }),
  grace: 'Time to set it up',
  graceMeans:
    'From when it is required of somebody. They are mailed; afterwards nothing else works for them but the record of their own patrols.',
  graceDays: counted({ one: '{count} day', other: '{count} days' }),
  withoutSecondStep: 'Without a Second Step',
  unableToLoadWithoutSecondStep: 'Unable to load the list of people without a second step',
  neededFrom: filled('Needs it from {date} on'),
  overdueSince: filled('Overdue since {date}'),

  patrols: 'Patrol Settings',
  patrolsMean: 'Time zone, ECC, the names of patrols, and crews.',
  timeZone: 'Time zone',
  noTimeZone: 'No time zone found',
  eccEmail: 'ECC email',
  eccEmailMeans: 'Where patrols log on by email. Without one they log on by phone.',
  eccEmailIsFixed: 'Only a super administrator can change it, since log-ons go to whomever it names.',
  eccPhone: 'ECC phone',
  eccPhoneMeans: 'What the crew rings if the ECC does not answer in time.',
  patrolNames: 'Patrol names',
  patrolNamesMean: 'Suggested when a patrol is created; Enter adds one.',
  crews: 'Crews',
  crewsMean: 'Who is experienced is said on Pairing, from a person’s page.',
  experiencedOnEach: chosen({
    off: 'Anybody with anybody',
    on: 'At least one experienced on each patrol',
  }),
});

/** On the page of a person, how their membership is ended and their details are erased (product 22.9 and 22.10). */
export const leavingTexts = catalogue('people/leaving', {
  askBeforeDeleting: filled('Delete {name}?'),
  deletionMeans: chosen({
    self: 'You can no longer sign in, and you are taken off all coming patrols. What was done so far stays in the record.',
    other:
      'They can no longer sign in, and they are taken off all coming patrols. What was done so far stays in the record.',
  }),
  deleted: 'Deleted',
  unableToDelete: 'Error deleting user',

  eraseDetails: 'Erase Details',
  askBeforeErasing: filled('Erase the details of {name}?'),
  erased: 'To be erased within a day',
  erasingWaits: 'All admins are mailed, and any of them can undo it within a day, on My Organization.',
  unableToErase: filled('Unable to erase: {reason}'),
  willBeErased: filled(
    'Their details are erased on {date}. Until then an admin can undo that on My Organization.',
  ),
  wereErased: filled('Their details were erased on {date}.'),

  erasureAsked: chosen({
    member:
      'Asked on {date} to have their details erased. The law wants an answer by {until}: delete them, then erase, or decline.',
    left: 'Asked on {date} to have their details erased. The law wants an answer by {until}: erase, or decline.',
  }),
  declineRequest: 'Decline Request',
  askBeforeDeclining: filled('Decline the request of {name}?'),
  reasonShown: 'They read the reason on My Profile.',
  declined: 'Declined',
  unableToDecline: filled('Unable to decline: {reason}'),
});

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
