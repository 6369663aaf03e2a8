import { catalogue, filled } from '../catalogue.ts';

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
