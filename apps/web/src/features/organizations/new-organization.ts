import { withoutBlanks } from '../../lib/forms.ts';

/** The form's fields as they are typed. */
export const emptyOrganization = {
  code: '',
  name: '',
  policeStation: '',
  firstName: '',
  lastName: '',
  email: '',
  emailFrom: '',
  patrolMeetUpInstructions: '',
  patrollerInstructions: '',
  emailSignOff: '',
};
export type OrganizationDraft = typeof emptyOrganization;

/** What is sent: the administrator's fields under `admin`, blank ones left out. */
export function newOrganizationBody({ firstName, lastName, email, ...organization }: OrganizationDraft) {
  return withoutBlanks({ ...organization, admin: { firstName, lastName, email } });
}
