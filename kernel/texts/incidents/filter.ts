import { catalogue } from '../catalogue.ts';

/** The filter of the incidents, in their list and on the map (product 18.3). */
export const incidentFilterTexts = catalogue('incidents/filter', {
  search: 'Search incidents',
  searched: 'Search details and places',
  allKinds: 'All kinds',
});
