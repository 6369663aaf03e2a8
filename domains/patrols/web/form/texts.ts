import { catalogue, chosen, filled } from '#texts/catalogue.ts';

/** The forms that create and edit a patrol, with what the one that creates says. */
export const patrolFormTexts = catalogue('patrols/form', {
  date: 'Date',
  chooseMonth: filled('{month}, choose the month'),
  previousYear: 'Previous year',
  nextYear: 'Next year',
  start: 'Start time',
  hours: 'Hours',
  ends: filled('ends {end}'),
  patrol: 'Patrol',
  callSign: 'Call sign',
  crewSize: 'Crew wanted',
  namesNotLoaded: 'The usual names could not be loaded; type one.',

  passed: 'This start has passed',
  passedMeans: chosen({
    patrol:
      'The patrol will stand in Past Patrols, where it can no longer be edited and nobody can be added to it.',
    event:
      'The event will stand in Past Patrols, where it can no longer be edited and nobody can be added to it.',
  }),
  changeStart: 'Change the Start',

  newEvent: 'New Event',
  create: 'Create',
  createAnyway: 'Create Anyway',
  sameCrew: 'Same crew',
  startsAsDraft: 'It starts as a draft. Nobody is mailed before you finalize it.',
  created: 'New patrol saved',
  unableToCreate: 'Unable to create patrol',
  unableToLoadPeople: 'Unable to load people',
});
