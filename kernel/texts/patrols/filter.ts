import { catalogue, chosen } from '../catalogue.ts';

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
