import { catalogue } from '#texts/catalogue.ts';

/** What several screens say of a vehicle. */
export const vehicleTexts = catalogue('vehicles', {
  rego: 'Vehicle rego',
});
