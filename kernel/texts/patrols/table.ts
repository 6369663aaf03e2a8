import { catalogue, chosen, counted, filled } from '../catalogue.ts';

/** The table of the two lists of patrols. Every page behind the sign-in loads it. */
export const patrolTableTexts = catalogue('patrols/table', {
  title: 'Patrols',
  showWho: 'Show who',
  count: counted({ one: '{count} patrol', other: '{count} patrols' }),
  next: chosen({
    today: ', the next one today',
    tonight: ', the next one tonight',
    tomorrow: ', the next one tomorrow',
  }),
  nextLater: filled(', the next one on {day}'),
  today: chosen({ today: 'Today', tonight: 'Tonight' }),
  soonestFirst: 'Soonest first',
  latestFirst: 'Latest first',
  earliestFirst: 'Earliest first',
});
