import { catalogue } from '../catalogue.ts';

/** The field for the fuel. */
export const recordFuelTexts = catalogue('record/fuel', {
  level: 'Fuel level',
  notSaid: 'Not said',
  empty: 'Empty',
  full: 'Full',
});
