import type { Organization } from '#organizations/contract';

/** An organization as its admins see it. */
export const organization: Organization = {
  _id: '01920000-0000-7000-8000-000000000007',
  code: 'HSCP',
  name: 'Howick South Community Patrol',
  policeStation: 'Howick',
  timeZone: 'Pacific/Auckland',
  ecc: { phone: null, takesMail: true },
  eccEmail: 'ecc@police.example',
  eccPhone: null,
  emailFrom: 'Patrolbook <noreply@example.nz>',
  emailSignOff: 'Patrolbook team',
  patrollerInstructions: '',
  patrolMeetUpInstructions: '',
  patrolNames: [],
  joinPage: true,
  askInTurn: false,
  joinWords: '',
  experiencedOnEach: false,
  version: 1,
  edited: null,
};
