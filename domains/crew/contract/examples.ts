import type { Examples } from '#contract';
import { ids } from '#contract/example-ids.ts';
import { organization } from '#organizations/contract/examples.ts';
import { emailed, finalized, patrol, pending } from '#patrols/contract/examples.ts';
import type { assignmentRoutes } from './routes.ts';
import type { AssignmentsView } from './schema.ts';

const didNotShow = { when: '2026-11-27T09:00:00.000Z', by: ids.admin };

const offered: AssignmentsView = {
  me: { firstName: 'Hemi', lastName: 'Tamihana', shared: false },
  organization: { name: organization.name, timeZone: organization.timeZone },
  items: [
    {
      _id: ids.mail,
      state: 'open',
      patrol: { name: patrol.name, type: 'patrol', when: patrol.when, hours: patrol.hours },
    },
  ],
};

export const assignmentExamples: Examples<typeof assignmentRoutes> = {
  assignPatroller: { response: patrol },
  removePatroller: { response: patrol },
  acceptForPatroller: { response: patrol },
  declineForPatroller: { response: patrol },
  setDidNotShow: {
    body: { value: true },
    response: { ...patrol, patrollers: { [ids.hemi]: { ...pending, didNotShow, emailed } } },
  },
  addGuest: {
    body: { name: 'Const. Matt Reihana', phone: '021 555 0199' },
    response: { _id: ids.guest },
  },
  removeGuest: { response: patrol },
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
      instructions: organization.patrollerInstructions,
      me: { firstName: 'Mere', lastName: 'Ngata', shared: false },
      meetUp: organization.patrolMeetUpInstructions,
      organization: {
        name: organization.name,
        timeZone: organization.timeZone,
        coordinatorName: organization.coordinatorName,
        coordinatorPhone: organization.coordinatorPhone,
      },
      patrol: { name: patrol.name, type: patrol.type, when: patrol.when, hours: patrol.hours, finalized },
      patrollers: [
        { _id: ids.hemi, firstName: 'Hemi', lastName: 'Tamihana' },
        { _id: ids.mere, firstName: 'Mere', lastName: 'Hōhepa' },
      ],
    },
  },
};
