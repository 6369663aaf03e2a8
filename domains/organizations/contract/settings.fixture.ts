import type { Organization, OrganizationSetting } from './schema.ts';

/** A setting that is added to the contract is missing here. */
type AllSettings = { [S in OrganizationSetting]: NonNullable<Organization[S]> };

/** Settings that differ from the defaults. */
export const chosenSettings: AllSettings = {
  name: 'Another Name',
  policeStation: 'Moore St',
  timeZone: 'Australia/Sydney',
  eccEmail: 'ecc@example.nz',
  eccPhone: '105',
  coordinatorName: 'Aroha Tamihana',
  coordinatorPhone: '021 555 0142',
  emailFrom: 'roster@hscp.example.nz',
  emailSignOff: 'Us',
  patrollerInstructions: 'Bring a torch.\nAnd a vest.',
  patrolMeetUpInstructions: 'Behind the library',
  patrolNames: ['Night patrol', 'School patrol'],
  joinPage: true,
  joinWords: 'We patrol on Fridays.',
  experiencedOnEach: true,
  askInTurn: true,
  secondStepFor: 'admins',
  secondStepGraceDays: 7,
};

/** The defaults (product 3.4), as an admin reads them; the name and the station have none. */
export const defaultSettings = {
  timeZone: 'Pacific/Auckland',
  eccEmail: null,
  eccPhone: null,
  coordinatorName: null,
  coordinatorPhone: null,
  emailFrom: 'Patrolbook <noreply@example.nz>',
  emailSignOff: 'Patrolbook team',
  patrollerInstructions: '',
  patrolMeetUpInstructions: '',
  patrolNames: ['Regular patrol'],
  joinPage: false,
  joinWords: '',
  experiencedOnEach: false,
  askInTurn: false,
  secondStepFor: 'nobody',
  secondStepGraceDays: 14,
} satisfies Omit<{ [S in OrganizationSetting]: Organization[S] }, 'name' | 'policeStation'>;
