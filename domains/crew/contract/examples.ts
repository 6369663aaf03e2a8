import type { Examples } from '#contract';
import { ids } from '#contract/example-ids.ts';
import { exampleOrganization } from '#organizations/contract/examples.ts';
import { emailed, examplePatrol, finalized, pending } from '#patrols/contract/examples.ts';
import type { assignmentRoutes } from './routes.ts';
import type { AssignmentsView } from './schema.ts';

const didNotShow = { when: '2026-11-27T09:00:00.000Z', by: ids.admin };

const offered: AssignmentsView = {
  me: { firstName: 'Hemi', lastName: 'Tamihana', shared: false },
  organization: { name: exampleOrganization.name, timeZone: exampleOrganization.timeZone },
  items: [
    {
      _id: ids.mail,
      state: 'open',
      patrol: {
        name: examplePatrol.name,
        type: 'patrol',
        when: examplePatrol.when,
        hours: examplePatrol.hours,
      },
    },
  ],
};

export const assignmentExamples: Examples<typeof assignmentRoutes> = {
  assignPatroller: { response: examplePatrol },
  removePatroller: { response: examplePatrol },
  acceptForPatroller: { response: examplePatrol },
  declineForPatroller: { response: examplePatrol },
  setDidNotShow: {
    body: { value: true },
    response: { ...examplePatrol, patrollers: { [ids.hemi]: { ...pending, didNotShow, emailed } } },
  },
  addGuest: {
    body: { name: 'Const. Matt Reihana', phone: '021 555 0199' },
    response: { _id: ids.guest },
  },
  removeGuest: { response: examplePatrol },
  countRecipientsTogether: {
    body: { ids: [ids.patrol] },
    response: { patrollers: 9, unmailed: [], guests: 1, watchers: 4, digests: 1, mails: 16 },
  },
  countRecipients: { response: { patrollers: 3, unmailed: [], guests: 1, watchers: 4, digests: 1 } },
  viewAssignments: { response: offered },
  acceptAssignments: {
    response: { ...offered, items: offered.items.map((item) => ({ ...item, state: 'accepted' })) },
  },
  viewAssignment: {
    response: {
      assignment: { accepted: null, declined: null },
      guests: [{ name: 'Const. Matt Reihana' }],
      instructions: exampleOrganization.patrollerInstructions,
      me: { firstName: 'Mere', lastName: 'Ngata', shared: false },
      meetUp: exampleOrganization.patrolMeetUpInstructions,
      organization: {
        name: exampleOrganization.name,
        timeZone: exampleOrganization.timeZone,
        coordinatorName: exampleOrganization.coordinatorName,
        coordinatorPhone: exampleOrganization.coordinatorPhone,
      },
      patrol: {
        name: examplePatrol.name,
        type: examplePatrol.type,
        when: examplePatrol.when,
        hours: examplePatrol.hours,
        finalized,
      },
      patrollers: [
        { _id: ids.hemi, firstName: 'Hemi', lastName: 'Tamihana' },
        { _id: ids.mere, firstName: 'Mere', lastName: 'Hōhepa' },
      ],
    },
  },
};
