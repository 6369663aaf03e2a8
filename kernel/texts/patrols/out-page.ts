import { catalogue, filled } from '../catalogue.ts';

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
