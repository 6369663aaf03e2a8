import { catalogue, filled } from '#texts/catalogue.ts';

/** The report of a month (product 20). */
export const reportTexts = catalogue('report', {
  title: filled('Report, {month}'),
  theReport: 'the report',
  hoursMeaning: 'Hours are those of everybody who took part, added up.',
  patrolHoursByWeek: 'Patrol hours by week',
  incidentsByWeek: 'Incidents by week',
  incidents: 'Incidents',
  noIncidents: 'No incidents in this month',
  number: 'Number',
  volunteer: 'Volunteer',
  volunteers: 'Volunteers',
  theVolunteers: 'the volunteers',
  volunteersCsv: 'CSV of the volunteers',
  distanceMeaning: 'The distance of a patrol counts for each of its crew.',
  patrol: 'Patrol',
  patrols: 'Patrols and Events',
  noPatrols: 'No patrols in this month',
  unableToLoad: 'Unable to load the report',
});
