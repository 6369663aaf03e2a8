import { catalogue, filled } from '../catalogue.ts';

/** The form of an incident. */
export const recordIncidentTexts = catalogue('record/incident', {
  now: 'Now',
  begun: 'When you began to write this',
  placeNotes: 'Notes on the place',
  addPerson: 'Add Person',
  addVehicle: 'Add Vehicle',
  person: filled('Person {number}'),
  vehicle: filled('Vehicle {number}'),
  remove: filled('Remove {what}'),
  peopleDetails: 'Details of the people',
  rego: 'Rego',
  type: 'Type',
  year: 'Year',
  stolen: 'Reported stolen',
  livery: 'Has livery',
  askBeforeDeleting: 'Delete this entry?',
  deletingMeans: 'It leaves the timeline. The coordinators can still read what it said.',
});
