import { fieldTexts } from '#texts/fields.ts';
import { recordIncidentTexts } from '#texts/record/incident.ts';

/** The labels of the fields of a vehicle that are typed, in their order. */
export const vehicleLabels = () => ({
  rego: recordIncidentTexts.rego,
  color: fieldTexts.colour,
  make: fieldTexts.make,
  model: fieldTexts.model,
  type: recordIncidentTexts.type,
  year: recordIncidentTexts.year,
});
