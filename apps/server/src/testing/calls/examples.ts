import { v7 as newId } from 'uuid';
import { examples } from '../../app/api-description/examples.ts';
import type { RouteName } from '../../app/routes.ts';

/** The password of who confirms a call by it, and a recovery code of who has a second step. */
export const examplePassword = 'Torch-and-vest-1';
export const recoveryCode = 'abcde-fghjk';

/** When the example calls are made. */
export const tonight = '2026-11-21T06:00:00.000Z';

/** A body that passes validation, for the routes that need one. */
export const exampleBodies: Partial<Record<RouteName, object | undefined>> = {
  startMySecondStep: examples.startMySecondStep?.body,
  addMyPasskey: examples.addMyPasskey?.body,
  invitePersons: {},
  checkImport: { people: [] },
  importPersons: { people: [] },
  createOrganization: {
    code: 'ABCD',
    name: 'Somewhere',
    policeStation: 'Somewhere',
    admin: { firstName: 'An', lastName: 'Admin', email: 'an.admin@example.nz' },
  },
  createPerson: { firstName: 'Ann', lastName: 'Other', email: 'ann.other@example.nz' },
  changeMyPassword: { currentPassword: examplePassword, password: 'Vest-and-torch-2' },
  confirmMySession: { currentPassword: examplePassword },
  renewMyRecoveryCodes: { code: recoveryCode, currentPassword: examplePassword },
  stopMySecondStep: { code: recoveryCode, currentPassword: examplePassword },
  resetSecondStep: { currentPassword: examplePassword },
  renameMyPasskey: { name: 'Old phone' },
  removeMyPasskey: { code: recoveryCode, currentPassword: examplePassword },
  updateMyProfile: { phone: '022 555 0110' },
  updateOrganization: { name: 'Elsewhere' },
  restoreOrganization: {},
  addAdmin: { firstName: 'An', lastName: 'Admin', email: 'another.admin@example.nz' },
  correctAdmin: { email: 'corrected@example.nz' },
  updateMyOrganization: { name: 'Elsewhere' },
  renewRosterCalendar: { withNames: false },
  updatePerson: { firstName: 'Ann' },
  chooseNotices: { notices: 'none' },
  summarizePersons: { personIds: [] },
  createPatrol: { callSign: 'HSCP', hours: 3, when: '2026-12-05T08:00:00.000Z' },
  createEvent: { hours: 3, when: '2026-12-05T08:00:00.000Z' },
  copyPatrols: { copies: [{ of: newId(), when: '2026-12-05T08:00:00.000Z' }] },
  updatePatrol: { hours: 4 },
  updateMyAvailability: { periods: [], patrolsAMonth: 2 },
  updateAvailability: { periods: [], patrolsAMonth: 2 },
  addGuest: { name: 'Const. Matt Reihana' },
  finalizePatrols: { ids: [] },
  cancelPatrols: { ids: [] },
  movePatroller: { to: newId() },
  sendMessage: { to: { kind: 'members' }, subject: 'The gate', text: 'It is painted.' },
  offerPlaces: { ids: [] },
  askForCover: { reason: 'I have to work that night.' },
  proposeSwap: { patrol: newId(), patroller: newId() },
  fillPatrols: { ids: [] },
  listFillCandidates: { patrolId: newId() },
  acceptFill: { placements: [{ patrolId: newId(), personId: newId() }] },
  updatePairing: { experienced: true, pairs: [] },
  nameStreets: { places: [{ latitude: -36.9, longitude: 174.9 }] },
  countRecipientsTogether: { ids: [] },
  setDidNotShow: { value: true },
  logOnWithEcc: { _id: newId(), phone: '021 555 0142' },
  enterEventNumber: { policeEventNumber: 'P061234567' },
  extendPatrol: { _id: newId(), hours: 4 },
  answerEccNotification: { policeEventNumber: 'P061234567' },
  startPatrol: { _id: newId(), started: tonight },
  recordIncident: { _id: newId(), when: tonight, what: 'Location' },
  editIncident: { whatDetails: 'All quiet here.' },
  finishPatrol: { _id: newId(), finished: tonight, reason: 'The crew had no coverage.' },
  voidStart: { reason: 'It was a try.' },
  voidFinish: { reason: 'They are still out.' },
  takeSetAside: { entries: [] },
  holdDetails: { _id: newId(), reason: 'Police file', until: '2027-06-30' },
  updatePrivacy: { guests: 60 },
  eraseRecorded: { incidents: [] },
  declineErasure: { reason: 'You are needed as a witness.' },
};

/** A query that passes validation, for the routes that need one. */
export const exampleQueries: Partial<Record<RouteName, object>> = {
  countReach: { to: { kind: 'members' } },
  listCandidates: { when: '2026-12-05T08:00:00.000Z', hours: 3 },
};
