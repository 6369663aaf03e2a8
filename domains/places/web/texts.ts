import { catalogue, filled } from '#texts/catalogue.ts';

/** Every map. */
export const mapTexts = catalogue('map', {
  cannotDraw: 'This Browser Cannot Draw the Map',
  listHasTheSame: filled('The list has the same {things}.'),
  unableToDraw: 'Unable to draw the map',
  notLoaded: 'The map could not be loaded. Please check your internet connection.',
  partNotLoaded: filled('A part of the map could not be loaded. The {things} are all here.'),
  withoutStreets:
    'This map has no streets. Whoever runs this installation can add them: the README says how, under MAP_FILE.',
  twoFingers: 'Use two fingers to move the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: filled('Show all {things}'),
  /** As the licences of the sources ask for (docs/licences.md). */
  outlineSources:
    'Coast: <a href="https://www.soest.hawaii.edu/pwessel/gshhg/">GSHHG</a> (LGPL), Natural Earth · Places: <a href="https://www.geonames.org/">GeoNames</a> (CC BY 4.0)',
  streetSources:
    '<a href="https://protomaps.com">Protomaps</a> © <a href="https://openstreetmap.org/copyright">OpenStreetMap</a>',
});
