import { catalogue } from '../catalogue.ts';

/** The list of incidents (product 18.3). */
export const incidentListTexts = catalogue('incidents/list', {
  downloaded: 'incidents',
  latestFirst: 'Latest first',
  earliestFirst: 'Earliest first',
  patrol: 'Patrol',
  notCertain: '(not certain)',
  none: 'No Incidents Yet',
  noneMeans: 'What a patrol records while it is out is listed here.',
  noneFound: 'No incident matches this filter.',
});
