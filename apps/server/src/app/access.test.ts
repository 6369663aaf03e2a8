import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Access, apiPrefix, type Role, type Route, roles } from '#contract';
import { linkToken } from '#platform/database/schema/auth.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import { testApp } from '../testing/app.ts';
import { prepareCall } from '../testing/calls/calls.ts';
import { exampleBodies, exampleQueries } from '../testing/calls/examples.ts';
import { longAgo, rowsOf } from '../testing/calls/scene.ts';
import { type RouteName, routes } from './routes.ts';

/**
 * Who may call what, generated from the contract. A route that is added is tested, or fails here because it
 * lacks a body.
 */

const server = testApp();
const all = (Object.entries(routes) as [RouteName, Route][]).map(
  ([name, route]): [RouteName, string, Route] => [name, `${route.method} ${route.path}`, route],
);
const guarded = all.filter(([, , route]) => route.access.by !== 'anyone');

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
  withdrawAddressChange: 'admin',
  viewAddressChange: 'anyone',
  confirmAddressChange: 'anyone',
  stopAddressChange: 'anyone',
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
  withdrawRelease: 'admin',
  listErasures: 'admin',
  undoErasure: 'admin',
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

  it.each(guarded)('%s (%s) refuses a stranger [2.5, 13.3]', async (_name, _call, route) => {
    const stranger = await server.as(null);
    expect((await stranger(route, { params: {} })).status).toBe(401);
  });

  it.each(guarded)('%s (%s) refuses a forged credential [2.5]', async (_name, _call, route) => {
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
  it.each(wrongRoles)('%s (%s) refuses a %s [2.5, 13.3]', async (name, _call, role, route) => {
    const caller = await server.buildPerson({ roles: [role] });
    const call = await server.as(caller);
    const params = caller.organizationId
      ? await rowsOf(server, route, caller.organizationId)
      : { id: newId() };
    expect((await call(route, { params, body: exampleBodies[name] ?? {} })).status).toBe(403);
  });
});

const rightRoles = all.flatMap(([name, , route]) => {
  const { access } = route;
  if (access.by !== 'session') return [];
  return access.roles.map((role): [Role, RouteName, Route] => [role, name, route]);
});

describe('a right role', () => {
  it.each(rightRoles)('%s is let through to %s [2.2, 2.3, 2.4]', async (role, name, route) => {
    const { id: organizationId } = await server.buildOrganization();
    const caller = await server.buildPerson({ roles: [role], organizationId });
    const call = await server.as(caller);
    const given = await prepareCall(name, route, { server, organizationId, caller });
    const { status } = route.stream ? await open(route, caller) : await call(route, given);
    expect(status).toBe(route.status);
  });

  /** Reads the head of a stream, which has no end. */
  async function open({ path }: Route, caller: Awaited<ReturnType<typeof server.buildPerson>>) {
    const headers = { cookie: await server.sessionCookie(caller) };
    const response = await server.app.inject({ url: apiPrefix + path, headers, payloadAsStream: true });
    response.stream().destroy();
    return { status: response.statusCode };
  }
});

const ofLinks = all.filter(([, , route]) => route.access.by === 'link');

describe('the holder of a link', () => {
  it.each(ofLinks)('is let through to %s (%s) [2.5]', async (name, _call, route) => {
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
    const link = { id: newId(), purpose, organizationId, ...subjects[purpose], created: longAgo };
    await server.database.insert(linkToken).values(link);
    const single = {
      id: newId(),
      purpose: 'assignment',
      organizationId,
      ...assigned,
      created: longAgo,
    } as const;
    if (purpose === 'assignments')
      await server.database.insert(linkToken).values({ ...single, allLinkId: link.id });
    const linkId = purpose === 'offers' ? offer.linkId : link.id;
    const bearer = linkTokenText(server.context.settings.secretKeys, link.purpose, linkId);
    const stranger = await server.as(null);
    if (name === 'undoAnswer') await stranger(routes.acceptAssignment, { bearer });
    expect(
      (await stranger(route, { bearer, params: { id: offer.id }, body: exampleBodies[name] })).status,
    ).toBe(route.status);
  });

  const LinkAccess = z.object({ purpose: z.enum(['assignment', 'assignments', 'offers', 'ecc']) });
});

const ofOrganizations = all.filter(
  ([, , route]) =>
    route.access.by === 'session' && !route.access.roles.includes('sa') && /\{\w*id\}/i.test(route.path),
);

describe('another organization’s rows', () => {
  it.each(ofOrganizations)('do not exist for %s (%s) [2.6]', async (name, _call, route) => {
    const { id: foreign } = await server.buildOrganization();
    const insider = await server.buildPerson({ roles: ['admin', 'watcher', 'patroller'] });
    const call = await server.as(insider);
    const answer = await call(route, {
      params: await rowsOf(server, route, foreign),
      body: exampleBodies[name],
    });
    expect(answer.status).toBe(404);
  });

  it.each(ofOrganizations.filter(([, , route]) => (route.path.match(/\{/g) ?? []).length > 1))(
    'do not exist for %s (%s) on a patrol of one’s own [2.6]',
    async (name, _call, route) => {
      const { id: foreign } = await server.buildOrganization();
      const insider = await server.buildPerson({ roles: ['admin', 'patroller'] });
      const own = await rowsOf(server, route, insider.organizationId ?? '');
      const call = await server.as(insider);
      const params = { ...(await rowsOf(server, route, foreign)), id: own.id };
      expect(
        (await call(route, { params, query: exampleQueries[name], body: exampleBodies[name] })).status,
      ).toBe(404);
    },
  );
});

describe('a body that a route needs', () => {
  const guardedWithBody = guarded.filter(([, , route]) => route.body?.safeParse({}).success === false);
  it.each(guardedWithBody)('%s has a valid example here', (name, _call, route) => {
    expect(route.body?.safeParse(exampleBodies[name]).success).toBe(true);
  });
});
