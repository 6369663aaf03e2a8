import type { Examples } from '#contract';
import { ids } from '#contract/example-ids.ts';
import type { organizationRoutes } from './routes.ts';

export const exampleOrganization = {
  _id: ids.organization,
  code: 'HSCP',
  name: 'Howick South Community Patrol',
  policeStation: 'Howick',
  timeZone: 'Pacific/Auckland',
  ecc: { phone: '09 555 0111', takesMail: true },
  eccPhone: '09 555 0111',
  eccEmail: 'ecc@example.nz',
  emailFrom: 'Howick South <roster@example.nz>',
  isFromRead: true,
  emailSignOff: 'Howick South team',
  coordinatorName: 'Aroha Tamihana',
  coordinatorPhone: '021 555 0142',
  patrollerInstructions: 'Bring your torch and vest.',
  patrolMeetUpInstructions: 'Behind the station, ten minutes early.',
  patrolNames: ['Regular patrol'],
  joinPage: true,
  joinWords: 'We patrol on Fridays and Saturdays.',
  experiencedOnEach: true,
  askInTurn: false,
  version: 2,
  edited: { when: '2026-11-20T18:40:00.000Z', by: ids.admin },
};

export const organizationExamples: Examples<typeof organizationRoutes> = {
  listOrganizations: {
    response: {
      items: [
        {
          _id: exampleOrganization._id,
          code: exampleOrganization.code,
          name: exampleOrganization.name,
          archived: null,
        },
      ],
      matches: 1,
    },
  },
  createOrganization: {
    body: {
      code: 'HSCP',
      name: 'Howick South Community Patrol',
      policeStation: 'Howick',
      admin: { firstName: 'Aroha', lastName: 'Tamihana', email: 'aroha@example.nz' },
    },
    response: { _id: ids.organization },
  },
  getOrganization: { response: exampleOrganization },
  updateOrganization: { body: { policeStation: 'Howick' }, response: exampleOrganization },
  archiveOrganization: {
    response: {
      ...exampleOrganization,
      version: 3,
      archived: {
        since: '2026-11-23T18:40:00.000Z',
        codeUntil: '2026-12-23T18:40:00.000Z',
        isCodeTaken: false,
      },
    },
  },
  restoreOrganization: {
    body: { code: 'HSC2' },
    response: { ...exampleOrganization, code: 'HSC2', version: 4 },
  },
  updateMyOrganization: { body: { emailFrom: '', eccPhone: null }, response: exampleOrganization },
  getMyOrganization: { response: exampleOrganization },
};
