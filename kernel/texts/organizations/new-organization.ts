import { catalogue } from '../catalogue.ts';

/** What only the form says that creates an organization (product 3.3). */
export const newOrganizationTexts = catalogue('organizations/new-organization', {
  code: 'Organization code',
  administrator: 'Administrator',
  administratorMeans: 'They are mailed an invitation to set a password.',
  emailMeans: 'This will be used for the administrator to sign in',
  saved: 'New organization saved',
  unableToCreate: 'Unable to create organization',
});
