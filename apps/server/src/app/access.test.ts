import {
  type Access,
  apiPrefix,
  type Role,
  type Route,
  type RouteName,
  roles,
  routes,
} from '@patrolbook/contract';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { NIL, v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hashPassword } from '../features/auth/passwords.ts';
import { hashesOf } from '../features/auth/second-step/recovery-codes.ts';
import { linkToken, passkey, secondStep, session } from '../platform/database/schema/auth.ts';
import { organization } from '../platform/database/schema/organizations.ts';
import { patrol } from '../platform/database/schema/patrols.ts';
import { person } from '../platform/database/schema/people.ts';
import { erasureRequest, privacyHold } from '../platform/database/schema/privacy.ts';
import { linkTokenText } from '../platform/tokens/link-token.ts';
import { testApp } from '../testing/app.ts';
import { softwareAuthenticator } from '../testing/software-authenticator.ts';

/**
 * Who may call what, generated from the contract. A route that is added is tested, or fails here because it
 * lacks a body.
 */

const server = testApp();
const yesterday = '2026-11-20T00:00:00.000Z';
/** When these tests begin. */
const tonight = '2026-11-21T06:00:00.000Z';
const all = (Object.entries(routes) as [RouteName, Route][]).map(
  ([name, route]): [RouteName, string, Route] => [name, `${route.method} ${route.path}`, route],
);
const guarded = all.filter(([, , route]) => route.access.by !== 'anyone');

/** A patrol that the calls below copy and fill, and who fills it. */
const copiedId = newId();
const placedId = newId();

/** A patrol to which the call below moves somebody. */
const targetId = newId();

/** A patrol and one of its crew, with whom the call below changes places. */
const [otherPatrolId, otherPersonId] = [newId(), newId()];

/** A recovery code of who has a second step below. */
const recoveryCode = 'abcde-fghjk';

/** A body that passes validation, for the routes that need one. */
const bodies: Partial<Record<RouteName, object>> = {
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
  changeMyPassword: { currentPassword: 'Torch-and-vest-1', password: 'Vest-and-torch-2' },
  confirmMySession: { currentPassword: 'Torch-and-vest-1' },
  renewMyRecoveryCodes: { code: recoveryCode, currentPassword: 'Torch-and-vest-1' },
  stopMySecondStep: { code: recoveryCode, currentPassword: 'Torch-and-vest-1' },
  resetSecondStep: { currentPassword: 'Torch-and-vest-1' },
  renameMyPasskey: { name: 'Old phone' },
  removeMyPasskey: { code: recoveryCode, currentPassword: 'Torch-and-vest-1' },
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
  copyPatrols: { copies: [{ of: copiedId, when: '2026-12-05T08:00:00.000Z' }] },
  updatePatrol: { hours: 4 },
  updateMyAvailability: { periods: [], patrolsAMonth: 2 },
  updateAvailability: { periods: [], patrolsAMonth: 2 },
  addGuest: { name: 'Const. Matt Reihana' },
  finalizePatrols: { ids: [] },
  cancelPatrols: { ids: [] },
  movePatroller: { to: targetId },
  sendMessage: { to: { kind: 'members' }, subject: 'The gate', text: 'It is painted.' },
  offerPlaces: { ids: [] },
  askForCover: { reason: 'I have to work that night.' },
  proposeSwap: { patrol: otherPatrolId, patroller: otherPersonId },
  fillPatrols: { ids: [] },
  listFillCandidates: { patrolId: copiedId },
  acceptFill: { placements: [{ patrolId: copiedId, personId: placedId }] },
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
const queries: Partial<Record<RouteName, object>> = {
  countReach: { to: { kind: 'members' } },
  listCandidates: { when: '2026-12-05T08:00:00.000Z', hours: 3 },
};

/**
 * Who may call what, written out a second time (product 2.5): whoever widens an access in the contract has to widen it here too,
 * and a reviewer sees it.
 */
const whoMayCall: Record<RouteName, string> = {
  changeMyPassword: 'sa admin watcher summary-recipient patroller',
  confirmMySession: 'sa admin watcher summary-recipient patroller',
  signIn: 'anyone',
  refresh: 'anyone',
  refreshToken: 'anyone',
  signOut: 'anyone',
  forgotPassword: 'anyone',
  viewPasswordLink: 'anyone',
  setPassword: 'anyone',
  watchChanges: 'sa admin watcher summary-recipient patroller',
  listMySessions: 'sa admin watcher summary-recipient patroller',
  revokeMySession: 'sa admin watcher summary-recipient patroller',
  listMyAudits: 'sa admin watcher summary-recipient patroller',
  getMySecondStep: 'sa admin watcher summary-recipient patroller',
  prepareMySecondStep: 'sa admin watcher summary-recipient patroller',
  startMySecondStep: 'sa admin watcher summary-recipient patroller',
  renewMyRecoveryCodes: 'sa admin watcher summary-recipient patroller',
  stopMySecondStep: 'sa admin watcher summary-recipient patroller',
  listWithoutSecondStep: 'admin',
  resetSecondStep: 'admin',
  prepareMyPasskey: 'sa admin watcher summary-recipient patroller',
  addMyPasskey: 'sa admin watcher summary-recipient patroller',
  renameMyPasskey: 'sa admin watcher summary-recipient patroller',
  removeMyPasskey: 'sa admin watcher summary-recipient patroller',
  challengeMyPasskey: 'sa admin watcher summary-recipient patroller',
  challengePasskey: 'anyone',
  signInWithPasskey: 'anyone',
  getInstallation: 'sa',
  listOrganizations: 'sa',
  createOrganization: 'sa',
  getOrganization: 'sa',
  updateOrganization: 'sa',
  archiveOrganization: 'sa',
  restoreOrganization: 'sa',
  listAdmins: 'sa',
  addAdmin: 'sa',
  correctAdmin: 'sa',
  inviteAdmin: 'sa',
  removeAdmin: 'sa',
  getMyOrganization: 'admin watcher summary-recipient patroller',
  updateMyOrganization: 'admin',
  getMyProfile: 'sa admin watcher summary-recipient patroller',
  updateMyProfile: 'admin watcher summary-recipient patroller',
  listPersons: 'admin watcher summary-recipient patroller',
  listFailingAddresses: 'admin',
  getPerson: 'admin watcher summary-recipient patroller',
  createPerson: 'admin',
  updatePerson: 'admin',
  deletePerson: 'admin',
  invitePerson: 'admin',
  getInvitations: 'admin',
  invitePersons: 'admin',
  downloadPersons: 'admin watcher',
  checkImport: 'admin',
  importPersons: 'admin',
  getJoinPage: 'anyone',
  askToJoin: 'anyone',
  viewJoinLink: 'anyone',
  confirmJoin: 'anyone',
  listJoinRequests: 'admin',
  acceptJoinRequest: 'admin',
  declineJoinRequest: 'admin',
  viewNotices: 'anyone',
  chooseNotices: 'anyone',
  endNotices: 'anyone',
  listPatrolsOfPerson: 'admin watcher',
  summarizePersons: 'admin watcher',
  summarizePatrols: 'admin watcher summary-recipient patroller',
  summarizePatrolsOfPerson: 'admin watcher summary-recipient patroller',
  listPatrols: 'admin watcher summary-recipient patroller',
  downloadPatrols: 'admin watcher summary-recipient',
  listMyPatrols: 'admin watcher summary-recipient patroller',
  listIncidents: 'admin watcher summary-recipient patroller',
  mapIncidents: 'admin watcher summary-recipient patroller',
  downloadIncidents: 'admin watcher summary-recipient',
  getPatrol: 'admin watcher summary-recipient patroller',
  createPatrol: 'admin',
  createEvent: 'admin',
  copyPatrols: 'admin',
  undoCopies: 'admin',
  updatePatrol: 'admin',
  finalizePatrol: 'admin',
  finalizePatrols: 'admin',
  cancelPatrol: 'admin',
  cancelPatrols: 'admin',
  assignPatroller: 'admin',
  removePatroller: 'admin',
  movePatroller: 'admin',
  acceptForPatroller: 'admin patroller',
  declineForPatroller: 'admin patroller',
  setDidNotShow: 'admin',
  addGuest: 'admin',
  removeGuest: 'admin',
  countRecipients: 'admin',
  countRecipientsTogether: 'admin',
  getMyAvailability: 'patroller',
  updateMyAvailability: 'patroller',
  getAvailability: 'admin',
  updateAvailability: 'admin',
  listCandidates: 'admin',
  getPairing: 'admin',
  updatePairing: 'admin',
  getMyCalendar: 'admin watcher summary-recipient patroller',
  renewMyCalendar: 'admin watcher summary-recipient patroller',
  stopMyCalendar: 'admin watcher summary-recipient patroller',
  readCalendar: 'anyone',
  getRosterCalendar: 'admin',
  renewRosterCalendar: 'admin',
  stopRosterCalendar: 'admin',
  readRosterCalendar: 'anyone',
  getReport: 'admin watcher summary-recipient',
  downloadReport: 'admin watcher summary-recipient',
  downloadVolunteers: 'admin watcher summary-recipient',
  getEccLogOn: 'patroller',
  logOnWithEcc: 'patroller',
  enterEventNumber: 'patroller',
  extendPatrol: 'patroller',
  listEccReplies: 'admin watcher patroller',
  listPatrolsOut: 'admin watcher',
  listUnsent: 'admin',
  getToDo: 'admin',
  resendFailed: 'admin',
  acknowledgeOverdue: 'admin',
  sendMessage: 'admin',
  countReach: 'admin',
  listMessages: 'admin',
  getMessage: 'admin',
  listPatrolMails: 'admin',
  resendMail: 'admin',
  viewEccNotification: 'link ecc',
  answerEccNotification: 'link ecc',
  startPatrol: 'patroller',
  recordIncident: 'patroller',
  editIncident: 'patroller',
  deleteIncident: 'patroller',
  listFormerIncidents: 'admin',
  finishPatrol: 'patroller admin',
  voidStart: 'admin',
  voidFinish: 'admin',
  takeSetAside: 'admin',
  listVehicles: 'admin watcher summary-recipient patroller',
  nameStreets: 'admin watcher summary-recipient patroller',
  viewAssignment: 'link assignment',
  acceptAssignment: 'link assignment',
  declineAssignment: 'link assignment',
  undoAnswer: 'link assignment',
  viewAssignments: 'link assignments',
  acceptAssignments: 'link assignments',
  offerPlaces: 'admin',
  fillPatrols: 'admin',
  listFillCandidates: 'admin',
  acceptFill: 'admin',
  undoFill: 'admin',
  listOffers: 'admin',
  withdrawOffer: 'admin',
  listMyOffers: 'patroller',
  takeOffer: 'patroller',
  listMyCover: 'patroller',
  askForCover: 'patroller',
  withdrawCover: 'patroller',
  listSwapChoices: 'patroller',
  proposeSwap: 'patroller',
  endSwap: 'patroller',
  viewOffers: 'link offers',
  takeOfferByLink: 'link offers',
  declineSwapByLink: 'link offers',
  getPrivacy: 'admin',
  updatePrivacy: 'admin',
  holdDetails: 'admin',
  releaseHold: 'admin',
  downloadMyInformation: 'admin watcher summary-recipient patroller',
  downloadInformation: 'admin',
  getMyErasureRequest: 'admin watcher summary-recipient patroller',
  askForErasure: 'admin watcher summary-recipient patroller',
  withdrawErasure: 'admin watcher summary-recipient patroller',
  declineErasure: 'admin',
  erasePerson: 'admin',
  listRecorded: 'admin',
  downloadRecorded: 'admin',
  eraseRecorded: 'admin',
  listViews: 'admin',
  listHolds: 'admin',
  viewPrivacy: 'anyone',
  viewPrivacyOfLink: 'anyone',
  viewPrivacyOfJoinPage: 'anyone',
  viewMyPrivacy: 'admin watcher summary-recipient patroller',
};

/** Makes, in one organization, the row that each parameter of a path names. */
async function rowsOf(route: Route, organizationId: string) {
  const patrol = await server.buildPatrol({ organizationId });
  const { id: personId } = await server.buildPerson({ organizationId });
  const guest = await server.buildGuest({ organizationId, patrolId: patrol.id });
  const incident = await server.buildIncident({ organizationId, patrolId: patrol.id });
  const hold = { organizationId, patrolId: patrol.id, reason: 'Police file', until: '2027-06-30' };
  const holdId = newId();
  await server.database
    .insert(privacyHold)
    .values({ ...hold, id: holdId, made: yesterday, madeBy: personId });
  const request = await server.buildJoinRequest({ organizationId });
  const message = await server.buildMessage({ organizationId, sentBy: personId });
  const named = { person: personId, 'join-request': request.id, message: message.id };
  const id = Object.entries(named).find(([name]) => route.path.startsWith(`/${name}/`))?.[1] ?? patrol.id;
  return { id, personId, guestId: guest.id, incidentId: incident.id, holdId };
}

function openTo(access: Access): string {
  if (access.by === 'session') return access.roles.join(' ');
  return access.by === 'link' ? `link ${access.purpose}` : 'anyone';
}

describe('every route of the contract', () => {
  it.each(all)('%s is open to those it is meant for', (name, _call, { access }) => {
    expect(openTo(access)).toBe(whoMayCall[name]);
  });

  it.each(all)('%s is registered', async (_name, _call, route) => {
    const url = `/api/v1${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    expect(server.app.hasRoute({ method: route.method, url })).toBe(true);
  });

  it.each(guarded)('%s [may %s] [error no-access-token] refuses a stranger', async (_name, _call, route) => {
    const stranger = await server.as(null);
    expect((await stranger(route, { params: {} })).status).toBe(401);
  });

  it.each(guarded)('%s [may %s] refuses a forged credential', async (_name, _call, route) => {
    const stranger = await server.as(null);
    const forged = `${newId()}.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`;
    expect((await stranger(route, { bearer: forged })).status).toBe(401);
  });
});

const wrongRoles = all.flatMap(([name, call, route]) => {
  const { access } = route;
  if (access.by !== 'session') return [];
  return roles
    .filter((role) => !access.roles.includes(role))
    .map((role): [RouteName, string, Role, Route] => [name, call, role, route]);
});

describe('a wrong role', () => {
  it.each(wrongRoles)('%s [may %s] [error forbidden] refuses a %s', async (name, _call, role, route) => {
    const caller = await server.buildPerson({ roles: [role] });
    const call = await server.as(caller);
    const params = caller.organizationId ? await rowsOf(route, caller.organizationId) : { id: newId() };
    expect((await call(route, { params, body: bodies[name] ?? {} })).status).toBe(403);
  });
});

const rightRoles = all.flatMap(([name, , route]) => {
  const { access } = route;
  if (access.by !== 'session') return [];
  return access.roles.map((role): [Role, RouteName, Route] => [role, name, route]);
});

/** The caller, and the rows of their organization that the path names. */
interface Scene {
  organizationId: string;
  caller: Awaited<ReturnType<typeof server.buildPerson>>;
  rows: Awaited<ReturnType<typeof rowsOf>>;
}

/** Prepares a call for which those rows are not enough, and returns the parameters that differ. */
const needs: Partial<Record<RouteName, (scene: Scene) => Promise<Record<string, string>>>> = {
  getReport: november,
  downloadReport: november,
  downloadVolunteers: november,
  getOrganization: ownOrganization,
  updateOrganization: ownOrganization,
  archiveOrganization: ownOrganization,
  async restoreOrganization({ organizationId: id }) {
    await server.database.update(organization).set({ archived: yesterday }).where(eq(organization.id, id));
    return { id };
  },
  listAdmins: ownOrganization,
  addAdmin: ownOrganization,
  correctAdmin: invitedAdmin,
  inviteAdmin: invitedAdmin,
  removeAdmin: invitedAdmin,
  summarizePatrolsOfPerson: async ({ caller }) => ({ personId: caller.id }),
  changeMyPassword: withPassword,
  confirmMySession: withPassword,
  async startMySecondStep(scene) {
    const { key, sealed } = (await (await server.as(scene.caller))(routes.prepareMySecondStep)).body;
    const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({
      timestamp: Date.parse(server.clock.now()),
    });
    bodies.startMySecondStep = { sealed, appCode: code, currentPassword: 'Torch-and-vest-1' };
    return withPassword(scene);
  },
  renewMyRecoveryCodes: withSecondStep,
  stopMySecondStep: withSecondStep,
  resetSecondStep: withPassword,
  async addMyPasskey(scene) {
    const challenge = (await (await server.as(scene.caller))(routes.prepareMyPasskey)).body;
    const made = softwareAuthenticator().make(challenge);
    bodies.addMyPasskey = { name: 'Phone', made, currentPassword: 'Torch-and-vest-1' };
    return withPassword(scene);
  },
  renameMyPasskey: withPasskey,
  removeMyPasskey: withPasskey,
  async declineErasure({ organizationId }) {
    const { id: personId } = await server.buildPerson({ organizationId });
    await server.database.insert(erasureRequest).values({ organizationId, personId, asked: yesterday });
    return { id: personId };
  },
  async erasePerson({ organizationId }) {
    return { id: (await server.buildPerson({ organizationId, finished: yesterday })).id };
  },
  async invitePerson({ organizationId }) {
    return { id: (await server.buildPerson({ organizationId, firstSignedIn: null })).id };
  },
  async revokeMySession({ caller }) {
    const [own] = await server.database.select().from(session).where(eq(session.personId, caller.id));
    return { id: own?.id ?? '' };
  },
  async copyPatrols({ organizationId }) {
    await server.buildPatrol({ organizationId, id: copiedId });
    return {};
  },
  async undoCopies({ organizationId }) {
    const batch = newId();
    await server.buildPatrol({ organizationId, batch, created: server.clock.now() });
    return { id: batch };
  },
  async listFillCandidates({ organizationId }) {
    await server.buildPatrol({ organizationId, id: copiedId });
    return {};
  },
  async acceptFill({ organizationId }) {
    await server.buildPatrol({ organizationId, id: copiedId });
    await server.buildPerson({ organizationId, id: placedId });
    return {};
  },
  async undoFill({ organizationId }) {
    const batch = newId();
    await server.buildAssignment({ organizationId, batch, created: server.clock.now() });
    return { id: batch };
  },
  async removePatroller({ organizationId, rows: { id: patrolId, personId } }) {
    await server.buildAssignment({ organizationId, patrolId, personId });
    return {};
  },
  async movePatroller({ organizationId, rows: { id: patrolId, personId } }) {
    await server.buildAssignment({ organizationId, patrolId, personId });
    await server.buildPatrol({ organizationId, id: targetId });
    return {};
  },
  withdrawOffer: ownOffer,
  takeOffer: ownOffer,
  askForCover: (scene) => crewed(scene, { when: '2026-12-05T08:00:00.000Z' }),
  withdrawCover: ownAssignment,
  listSwapChoices: (scene) => crewed(scene, { when: '2026-12-05T08:00:00.000Z' }),
  proposeSwap: proposable,
  endSwap: ownSwap,
  acceptForPatroller: ownAssignment,
  declineForPatroller: ownAssignment,
  async setDidNotShow({ organizationId, rows: { personId } }) {
    const begun = { organizationId, when: server.clock.now(), finalized: yesterday };
    const { id: patrolId } = await server.buildPatrol(begun);
    await server.buildAssignment({ organizationId, patrolId, personId, accepted: yesterday });
    return { id: patrolId };
  },
  getEccLogOn: crewed,
  logOnWithEcc: crewed,
  enterEventNumber: crewed,
  listEccReplies: crewed,
  async resendMail({ organizationId, rows: { id: patrolId, personId } }) {
    await server.database.update(patrol).set({ finalized: yesterday }).where(eq(patrol.id, patrolId));
    const { id: assignmentId } = await server.buildAssignment({ organizationId, patrolId, personId });
    const link = { id: newId(), purpose: 'assignment', personId, assignmentId, created: yesterday } as const;
    await server.database.insert(linkToken).values({ ...link, organizationId });
    const subject = { assignmentId };
    return { id: (await server.buildMail({ organizationId, patrolId, subject, sent: yesterday })).id };
  },
  extendPatrol: running,
  startPatrol: crewed,
  recordIncident: running,
  editIncident: ownIncident,
  deleteIncident: ownIncident,
  finishPatrol: (scene) => running(scene, { when: yesterday }),
  voidStart: running,
  voidFinish: (scene) => running(scene, { finished: { finished: tonight } }),
  takeSetAside: running,
  async acknowledgeOverdue({ organizationId }) {
    const past = { organizationId, when: yesterday, started: { started: yesterday } };
    return { id: (await server.buildPatrol(past)).id };
  },
};
async function withPassword({ caller: { id } }: Scene) {
  const passwordHash = await hashPassword('Torch-and-vest-1');
  await server.database.update(person).set({ passwordHash }).where(eq(person.id, id));
  return {};
}

async function withSecondStep(scene: Scene) {
  const { id: personId, organizationId } = scene.caller;
  const recoveryCodes = hashesOf(server.context.settings.secretKeys, personId, [recoveryCode]);
  const step = {
    personId,
    organizationId: organizationId ?? NIL,
    since: yesterday,
    key: 'sealed',
    lastInterval: 0,
  };
  await server.database.insert(secondStep).values({ ...step, recoveryCodes });
  return withPassword(scene);
}

async function withPasskey(scene: Scene) {
  await withSecondStep(scene);
  const { id: personId, organizationId } = scene.caller;
  const row = { id: newId(), organizationId: organizationId ?? NIL, personId, name: 'Phone' };
  const kept = { credentialId: 'AAAA', publicKey: 'AAAA', counter: 0, added: yesterday };
  await server.database.insert(passkey).values({ ...row, ...kept });
  return { id: row.id };
}

async function november() {
  return { year: '2026', month: '11' };
}

async function ownOrganization({ organizationId }: Scene) {
  return { id: organizationId };
}

/** Makes an admin who has not signed in yet, beside another. */
async function invitedAdmin({ organizationId }: Scene) {
  await server.buildPerson({ organizationId, roles: ['admin'] });
  const invited = await server.buildPerson({ organizationId, roles: ['admin'], firstSignedIn: null });
  return { id: organizationId, personId: invited.id };
}

/** Makes a patrol that starts now, with the caller and another patroller on it. */
async function crewed(
  { organizationId, caller, rows: { personId } }: Scene,
  given: Parameters<typeof server.buildPatrol>[0] = {},
) {
  const isOwn = eq(organization.id, organizationId);
  await server.database.update(organization).set({ eccEmail: 'ecc@example.nz' }).where(isOwn);
  const begun = { organizationId, when: server.clock.now(), finalized: yesterday, ...given };
  const { id: patrolId } = await server.buildPatrol(begun);
  await server.buildAssignment({ organizationId, patrolId, personId });
  await server.buildAssignment({ organizationId, patrolId, personId: caller.id });
  return { id: patrolId };
}

async function running(scene: Scene, given: Parameters<typeof server.buildPatrol>[0] = {}) {
  return crewed(scene, { started: { started: yesterday }, ...given });
}

async function ownIncident(scene: Scene) {
  const { organizationId, caller } = scene;
  const { id } = await running(scene);
  const { id: incidentId } = await server.buildIncident({ organizationId, patrolId: id, by: caller.id });
  return { id, incidentId };
}

async function ownOffer({ organizationId, caller: { id: personId }, rows: { id: patrolId } }: Scene) {
  return { id: (await server.buildOffer({ organizationId, patrolId, personId })).id };
}

async function ownSwap({ organizationId, caller: { id: personId } }: Scene) {
  const { id: assignmentId, patrolId } = await server.buildAssignment({ organizationId, personId });
  const { id: inReturnId } = await server.buildAssignment({ organizationId });
  return {
    id: (await server.buildOffer({ organizationId, patrolId, personId, assignmentId, inReturnId })).id,
  };
}

async function proposable(scene: Scene) {
  const { organizationId } = scene;
  await server.buildPerson({ organizationId, id: otherPersonId });
  const ahead = { when: '2026-12-06T08:00:00.000Z', finalized: yesterday };
  await server.buildPatrol({ organizationId, id: otherPatrolId, ...ahead });
  await server.buildAssignment({ organizationId, patrolId: otherPatrolId, personId: otherPersonId });
  return crewed(scene, { when: '2026-12-05T08:00:00.000Z' });
}

async function ownAssignment({ organizationId, caller: { id: personId }, rows: { id: patrolId } }: Scene) {
  await server.buildAssignment({ organizationId, patrolId, personId });
  return { personId };
}

describe('a right role', () => {
  it.each(rightRoles)('[may %s] is let through to %s', async (role, name, route) => {
    const { id: organizationId } = await server.buildOrganization();
    const caller = await server.buildPerson({ roles: [role], organizationId });
    const call = await server.as(caller);
    const rows = await rowsOf(route, organizationId);
    const params = { ...rows, ...(await needs[name]?.({ organizationId, caller, rows })) };
    const { status } = route.stream
      ? await open(route, caller)
      : await call(route, { params, query: queries[name], body: bodies[name] });
    expect(status).toBe(route.status);
  });

  /** Reads the head of a stream, which has no end. */
  async function open({ path }: Route, caller: Scene['caller']) {
    const headers = { cookie: await server.sessionCookie(caller) };
    const response = await server.app.inject({ url: apiPrefix + path, headers, payloadAsStream: true });
    response.stream().destroy();
    return { status: response.statusCode };
  }
});

const ofLinks = all.filter(([, , route]) => route.access.by === 'link');

describe('the holder of a link', () => {
  it.each(ofLinks)('is let through to %s [may %s]', async (name, _call, route) => {
    const { organizationId, personId, id: assignmentId, patrolId } = await server.buildAssignment();
    const { id: eccNotificationId } = await server.buildEccNotification({ organizationId, patrolId });
    const assigned = { personId, assignmentId };
    const subjects = {
      assignment: assigned,
      assignments: { personId },
      offers: { personId },
      ecc: { eccNotificationId },
    };
    const { purpose } = LinkAccess.parse(route.access);
    const swap = { assignmentId, inReturnId: assignmentId };
    const offer = await server.buildOffer({ organizationId, patrolId, personId, ...swap });
    const link = { id: newId(), purpose, organizationId, ...subjects[purpose], created: yesterday };
    await server.database.insert(linkToken).values(link);
    const single = {
      id: newId(),
      purpose: 'assignment',
      organizationId,
      ...assigned,
      created: yesterday,
    } as const;
    if (purpose === 'assignments')
      await server.database.insert(linkToken).values({ ...single, allLinkId: link.id });
    const linkId = purpose === 'offers' ? offer.linkId : link.id;
    const bearer = linkTokenText(server.context.settings.secretKeys, link.purpose, linkId);
    const stranger = await server.as(null);
    if (name === 'undoAnswer') await stranger(routes.acceptAssignment, { bearer });
    expect((await stranger(route, { bearer, params: { id: offer.id }, body: bodies[name] })).status).toBe(
      route.status,
    );
  });

  const LinkAccess = z.object({ purpose: z.enum(['assignment', 'assignments', 'offers', 'ecc']) });
});

const ofOrganizations = all.filter(
  ([, , route]) =>
    route.access.by === 'session' && !route.access.roles.includes('sa') && /\{\w*id\}/i.test(route.path),
);

describe('another organization’s rows', () => {
  it.each(ofOrganizations)(
    'do not exist for %s [may %s] [may own-organization]',
    async (name, _call, route) => {
      const { id: foreign } = await server.buildOrganization();
      const insider = await server.buildPerson({ roles: ['admin', 'watcher', 'patroller'] });
      const call = await server.as(insider);
      const answer = await call(route, { params: await rowsOf(route, foreign), body: bodies[name] });
      expect(answer.status).toBe(404);
    },
  );

  it.each(ofOrganizations.filter(([, , route]) => (route.path.match(/\{/g) ?? []).length > 1))(
    'do not exist for %s [may %s] on a patrol of one’s own',
    async (name, _call, route) => {
      const { id: foreign } = await server.buildOrganization();
      const insider = await server.buildPerson({ roles: ['admin', 'patroller'] });
      const own = await rowsOf(route, insider.organizationId ?? '');
      const call = await server.as(insider);
      const params = { ...(await rowsOf(route, foreign)), id: own.id };
      expect((await call(route, { params, query: queries[name], body: bodies[name] })).status).toBe(404);
    },
  );
});

describe('a body that a route needs', () => {
  const guardedWithBody = guarded.filter(([, , route]) => route.body?.safeParse({}).success === false);
  it.each(guardedWithBody)('%s has a valid example here', (name, _call, route) => {
    expect(route.body?.safeParse(bodies[name]).success).toBe(true);
  });
});
