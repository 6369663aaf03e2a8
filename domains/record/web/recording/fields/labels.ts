import type { IncidentFact } from '#patrols/contract';
import { fieldTexts } from '#texts/shared.ts';
import { recordIncidentTexts } from '../texts.ts';

/** What the fields of an incident are called. Its place has several, and each of its people and vehicles has its own. */
export const incidentLabels = () =>
  ({
    what: fieldTexts.what,
    when: fieldTexts.when,
    whatDetails: fieldTexts.details,
    peopleDetails: recordIncidentTexts.peopleDetails,
  }) satisfies Record<Exclude<IncidentFact, 'location' | 'people' | 'vehicles'>, string>;

/** The labels of the fields of a vehicle that are typed, in their order. */
export const vehicleLabels = () => ({
  rego: recordIncidentTexts.rego,
  color: fieldTexts.colour,
  make: fieldTexts.make,
  model: fieldTexts.model,
  type: recordIncidentTexts.type,
  year: recordIncidentTexts.year,
});
