import { catalogue, chosen, counted, filled } from '#texts/catalogue.ts';

/** What the lists of patrols are narrowed to. */
export const patrolFilterTexts = catalogue('patrols/filter', {
  filteredBy: 'Filtered by',
  removesPart: '(remove from the filter)',
  allMonths: 'All months',
  person: 'Person',
  all: 'All',
  goToMonth: 'Go to month',
  noSuchMonth: 'No such month',
  kind: chosen({
    patrol: 'Patrols',
    event: 'Events',
    test: 'Tests',
    cancelled: 'Cancelled',
    draft: 'Drafts',
    undermanned: 'Crew too small',
    unanswered: 'Answers missing',
  }),
});

/** The roster that is printed. */
export const patrolPrintTexts = catalogue('patrols/print', {
  title: 'The Roster',
  ofMonth: filled('Roster, {month}'),
  fromDay: filled('Roster from {day} {month}'),
  wholeMonth: 'Whole month',
  phones: chosen({ all: 'Phones', crew: 'Phones of crew-mates' }),
  none: chosen({ month: 'No patrols in this month', rest: 'No more patrols in this month' }),
  time: filled('{start} to {end}'),
});

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
