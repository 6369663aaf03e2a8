/** How often a call is made, and whether its answer may be a moment old, so that a replica could give it. */
interface Use {
  aDay: number;
  mayBeOld?: true;
}

/**
 * A day of an organization of sixty people with one patrol an evening (`growth/calls.ts` has the calls). It is an estimate:
 * everybody opens the app once, two who plan look through the lists, a crew of three writes thirty entries which two
 * others follow, and half of all people subscribe to a calendar that is asked for each hour. What may be old is estimated
 * rather too high.
 */
export const mix: Readonly<Record<string, Use>> = {
  'My Profile': { aDay: 60 },
  'My Organization': { aDay: 60 },
  'My Roster': { aDay: 60 },
  'scheduled patrols': { aDay: 20 },
  'past patrols': { aDay: 20 },
  'a month': { aDay: 10 },
  'a patrol ahead': { aDay: 30 },
  'a record': { aDay: 90 },
  'a patrol’s mails': { aDay: 5 },
  'patrols that are out': { aDay: 60 },
  'the patrols’ summary': { aDay: 10, mayBeOld: true },
  'the persons’ summary': { aDay: 10, mayBeOld: true },
  'a person': { aDay: 10 },
  'a person’s patrols': { aDay: 10 },
  'a person’s summary': { aDay: 10, mayBeOld: true },
  people: { aDay: 10 },
  incidents: { aDay: 10 },
  'the map': { aDay: 10, mayBeOld: true },
  'What Needs Doing': { aDay: 30 },
  candidates: { aDay: 10 },
  'the report': { aDay: 2, mayBeOld: true },
  'one’s calendar': { aDay: 720, mayBeOld: true },
  'the roster’s calendar': { aDay: 120, mayBeOld: true },
  'an entry': { aDay: 30 },
  'accepting again': { aDay: 3 },
  'signing in': { aDay: 2 },
  'a refresh': { aDay: 90 },
  'an event stream': { aDay: 60 },
};
