import { catalogue, filled } from './catalogue.ts';

/** What every list has: its search, its order and its pages. */
export const listTexts = catalogue('lists', {
  search: filled('Search {what}'),
  noneFound: filled('No {what} Found'),
  clearSearch: 'Clear Search',
  order: 'Order',
  pages: 'Pages',
  pagesOf: filled('Pages of {what}'),
  range: filled('{from}–{to} of {matches}'),
  printed: filled('{printed} of {matches} are printed, not all of them.'),
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
});
