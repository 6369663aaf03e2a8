import { catalogue, chosen, filled } from '../catalogue.ts';

/** The field for a place. */
export const recordPlaceTexts = catalogue('record/place', {
  devicePlace: 'Place of this device',
  here: 'Here',
  hereWithin: filled('Here, within {distance}'),
  fromPhone: filled('From this phone, within {distance}. Type to name it.'),
  withCoordinates: 'With its coordinates.',
  // Each is one line on a phone, so that nothing moves when one takes the place of another.
  withoutCoordinates: chosen({
    searching: 'Looking for this phone’s place. You can type it.',
    found: 'Without the place of this phone.',
    refused: 'This phone does not know its place. Type it.',
  }),
});
