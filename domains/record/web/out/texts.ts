import { catalogue, filled } from '#texts/catalogue.ts';

/** The page of those who watch over the patrols that are out: how old it is, and the map. */
export const patrolOutPageTexts = catalogue('patrols/out-page', {
  nobody: 'Nobody Is Out',
  nobodyMeans: 'A patrol stands here from its start until its finish.',
  asOf: filled('As of {when}'),
  outOfDate: filled('Out of date: as of {when}'),
  outOfDateMeans:
    'The server has not been reached since. Patrols may have finished, or be overdue: ring them.',
  lastPlaces: 'Last Places',
  notOnMap: filled('Without coordinates, so not on the map: {patrols}.'),
  onMap: 'patrols',
  test: filled('{name} TEST'),
});

/** Who is out now, on the start pages and on the page of those who watch over them. */
export const patrolOutTexts = catalogue('patrols/out', {
  phonesAndPlaces: 'Phones and Places',
  unableToLoad: 'Unable to load who is out',
  times: filled('since {start}, until {end}'),
  lastEntry: filled('Last entry: {what}, {ago}'),
  noEntry: 'No entry since the start',
  eventNumber: filled('Event number {number}'),
  noEventNumber: 'No event number',
  acknowledged: filled('Acknowledged {ago}'),
  lastPlace: filled('Last place, {ago}'),
  noPlace: 'No place in the record yet',
});
