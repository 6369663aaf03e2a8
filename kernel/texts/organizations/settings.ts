import { catalogue, chosen, counted, filled } from '../catalogue.ts';

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
