import { catalogue, chosen, filled } from '#texts/catalogue.ts';

/** The page My Roster. */
export const patrolRosterTexts = catalogue('patrols/roster', {
  waiting: 'Waiting for Your Answer',
  scheduled: 'Scheduled Patrols',
  noneScheduled: 'You have no future patrols scheduled',
  recent: 'Recent Patrols',
  noneRecent: 'You have not done any patrols yet',
  unreached: 'The rest of My Roster is shown once there is coverage.',
  unableToLoadNext: 'Unable to load the next patrol',

  near: chosen({ today: 'Today, {time}', tonight: 'Tonight, {time}', tomorrow: 'Tomorrow, {time}' }),
  running: filled('Now, until {end}'),
  over: filled('On patrol, ended {end}'),
  callSign: 'call sign {sign}',

  nameAndPeople: '{name}, with {people}',
  people: 'with {people}',
  nobodyElse: 'No other patrollers',

  logOnWaits: 'Your log-on waits on this phone',
  isSentOnceCovered: 'It is sent by itself once there is coverage.',
  eccDoesNotKnow: 'The ECC does not know about this patrol until then.',
  answered: chosen({
    accepted: 'Assignment accepted successfully.',
    declined: 'Assignment declined successfully.',
  }),
});
