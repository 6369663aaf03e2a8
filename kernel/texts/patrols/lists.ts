import { catalogue, chosen, filled } from '../catalogue.ts';

/** What stands around the lists of scheduled and of past patrols. */
export const patrolListsTexts = catalogue('patrols/lists', {
  printRoster: 'Print Roster',
  downloaded: 'patrols',
  select: 'Select',
  done: 'Done',
  selectOne: filled('Select {patrol}, {when}'),

  noScheduledMatches: 'No scheduled patrol matches this filter.',
  noScheduled: 'No Patrols Scheduled',
  noScheduledMeans: 'Currently there are non future patrols scheduled.',
  noPastMatches: 'No past patrol matches this filter.',
  noPast: 'No Past Patrols',
  noPastMeans: 'No patrols were found in the past.',
  createNow: 'Create Patrol Now',

  outcome: chosen({ run: 'Run', cancelled: 'Cancelled' }),
  unableToSummarize: 'Unable to load the summary',
});
