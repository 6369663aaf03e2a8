import { withoutBlanks } from '#lib/values/values.ts';

/** The form's fields as typed. */
export const emptyOrganization = {
  code: '',
  name: '',
  policeStation: '',
  firstName: '',
  lastName: '',
  email: '',
  emailFrom: '',
  coordinatorName: '',
  coordinatorPhone: '',
  patrolMeetUpInstructions: '',
  patrollerInstructions: '',
  emailSignOff: '',
};
export type OrganizationDraft = typeof emptyOrganization;

/** Returns the request body: the administrator's fields go under `admin`, blank ones are left out. */
export function newOrganizationBody({ firstName, lastName, email, ...organization }: OrganizationDraft) {
  return withoutBlanks({ ...organization, admin: { firstName, lastName, email } });
}
