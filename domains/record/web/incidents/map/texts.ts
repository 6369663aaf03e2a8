import { catalogue, counted, filled } from '#texts/catalogue.ts';

/** The map of incidents (product 19). */
export const incidentMapTexts = catalogue('incidents/map', {
  unableToLoad: 'Unable to load the map',
  heat: 'Heat',
  things: 'incidents',
  none: 'No Incidents Yet',
  noneMeans: 'What patrols record with a place is shown here.',
  noneFound: 'No Incidents Found',
  noneFoundMeans: 'No incident with a place matches this filter.',

  timeOfDay: 'Time of day: {hours}',
  hours: filled('{from} to {until}'),

  findAddress: 'Find an address',
  addressesFound: 'Addresses found',
  noAddress: filled('No address found for “{text}”.'),
  unableToFindAddress: 'Unable to look up addresses',
  addressesUnanswered: 'The look-up of addresses did not answer.',

  savePicture: 'Save as a picture',
  unableToSavePicture: 'Unable to save the picture',
  map: 'Map',
  allKinds: 'All kinds',
  incidents: counted({ one: '{count} incident', other: '{count} incidents' }),

  unableToLoadIncident: 'Unable to load the incident',
  gone: 'It has been deleted, or its time was changed.',
  inThisPlace: 'In this place',
  previous: 'Previous in this place',
  next: 'Next in this place',
  position: filled('{number} of {count} in this place'),
  openPatrol: 'Open Patrol',
  allIncidents: 'All Incidents',

  list: 'Incidents on the Map',
  pages: 'Incidents',
  latestOnly: filled('The latest {shown} of {count}.'),
});
