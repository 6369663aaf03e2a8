import { catalogue, chosen, filled } from '../catalogue.ts';

/** Fields of organizations that the forms share which create, edit and restore one. */
export const organizationFieldTexts = catalogue('organizations/fields', {
  organization: 'Organization',
  callSign: 'Police call sign',
  callSignOf: 'Police call sign {code}',
  name: 'Organization name',
  policeStation: 'Police station',
  emails: 'Email Configuration',
  emailsMean: 'What patrollers and guests read when a patrol is finalized.',
  emailFrom: 'Email from',
  emailFromMeans: 'The email address that emails are sent from.',
  sentFrom: filled(
    'Here emails say they are from {sentFrom}, since the address is of another domain; answers go to the address.',
  ),
  emailFromExample: 'Howick South Patrol <roster@example.nz>',
  coordinator: 'Coordinator',
  coordinatorMeans: 'Whom patrollers and guests ring with questions.',
  coordinatorPhone: 'Coordinator’s phone',
  coordinatorPhoneMeans: 'Their emails and calendars name it.',
  wording: chosen({
    patrolMeetUpInstructions: 'Patrol meetup instructions',
    patrollerInstructions: 'Patroller instructions',
    emailSignOff: 'Email sign off',
  }),
});
