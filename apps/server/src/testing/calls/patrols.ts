import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { linkToken } from '#platform/database/schema/auth.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import type { RouteName } from '../../app/routes.ts';
import type { testApp } from '../app.ts';
import { tonight } from './examples.ts';
import { longAgo, type Prepare, type Scene } from './scene.ts';

type GivenPatrol = Parameters<ReturnType<typeof testApp>['buildPatrol']>[0];

const ahead = '2026-12-05T08:00:00.000Z';

/** What calls about patrols, crews, places and the record need besides the rows of a scene. */
export const patrolNeeds: Partial<Record<RouteName, Prepare>> = {
  getReport: november,
  downloadReport: november,
  downloadVolunteers: november,
  summarizePatrolsOfPerson: async ({ caller }) => ({ params: { personId: caller.id } }),
  async copyPatrols({ server, organizationId }) {
    const { id } = await server.buildPatrol({ organizationId });
    return { body: { copies: [{ of: id, when: ahead }] } };
  },
  async undoCopies({ server, organizationId }) {
    const batch = newId();
    await server.buildPatrol({ organizationId, batch, created: server.clock.now() });
    return { params: { id: batch } };
  },
  async listFillCandidates({ server, organizationId }) {
    return { body: { patrolId: (await server.buildPatrol({ organizationId })).id } };
  },
  async acceptFill({ server, organizationId }) {
    const { id: patrolId } = await server.buildPatrol({ organizationId });
    const { id: personId } = await server.buildPerson({ organizationId });
    return { body: { placements: [{ patrolId, personId }] } };
  },
  async undoFill({ server, organizationId }) {
    const batch = newId();
    await server.buildAssignment({ organizationId, batch, created: server.clock.now() });
    return { params: { id: batch } };
  },
  removePatroller: assigned,
  async movePatroller(scene) {
    await assigned(scene);
    const { id } = await scene.server.buildPatrol({ organizationId: scene.organizationId });
    return { body: { to: id } };
  },
  withdrawOffer: ownOffer,
  takeOffer: ownOffer,
  askForCover: (scene) => crewed(scene, { when: ahead }),
  withdrawCover: ownAssignment,
  listSwapChoices: (scene) => crewed(scene, { when: ahead }),
  proposeSwap: proposable,
  endSwap: ownSwap,
  acceptForPatroller: ownAssignment,
  declineForPatroller: ownAssignment,
  async setDidNotShow({ server, organizationId, rows: { personId } }) {
    const begun = { organizationId, when: server.clock.now(), finalized: longAgo };
    const { id: patrolId } = await server.buildPatrol(begun);
    await server.buildAssignment({ organizationId, patrolId, personId, accepted: longAgo });
    return { params: { id: patrolId } };
  },
  getEccLogOn: crewed,
  logOnWithEcc: crewed,
  enterEventNumber: crewed,
  listEccReplies: crewed,
  async resendMail({ server, organizationId, rows: { id: patrolId, personId } }) {
    await server.database.update(patrol).set({ finalized: longAgo }).where(eq(patrol.id, patrolId));
    const { id: assignmentId } = await server.buildAssignment({ organizationId, patrolId, personId });
    const link = { id: newId(), purpose: 'assignment', personId, assignmentId, created: longAgo } as const;
    await server.database.insert(linkToken).values({ ...link, organizationId });
    const subject = { assignmentId };
    const mail = await server.buildMail({ organizationId, patrolId, subject, sent: longAgo });
    return { params: { id: mail.id } };
  },
  extendPatrol: running,
  startPatrol: crewed,
  recordIncident: running,
  editIncident: ownIncident,
  deleteIncident: ownIncident,
  finishPatrol: (scene) => running(scene, { when: longAgo }),
  voidStart: running,
  voidFinish: (scene) => running(scene, { finished: { finished: tonight } }),
  takeSetAside: running,
  async acknowledgeOverdue({ server, organizationId }) {
    const past = { organizationId, when: longAgo, started: { started: longAgo } };
    return { params: { id: (await server.buildPatrol(past)).id } };
  },
};

async function november() {
  return { params: { year: '2026', month: '11' } };
}

/** Puts somebody on the scene's patrol. */
async function assigned({ server, organizationId, rows: { id: patrolId, personId } }: Scene) {
  await server.buildAssignment({ organizationId, patrolId, personId });
  return {};
}

/** Makes a patrol that starts now, with the caller and another patroller on it. */
async function crewed(scene: Scene, given: GivenPatrol = {}) {
  const { server, organizationId, caller, rows } = scene;
  const isOwn = eq(organization.id, organizationId);
  await server.database.update(organization).set({ eccEmail: 'ecc@example.nz' }).where(isOwn);
  const begun = { organizationId, when: server.clock.now(), finalized: longAgo, ...given };
  const { id: patrolId } = await server.buildPatrol(begun);
  await server.buildAssignment({ organizationId, patrolId, personId: rows.personId });
  await server.buildAssignment({ organizationId, patrolId, personId: caller.id });
  return { params: { id: patrolId } };
}

async function running(scene: Scene, given: GivenPatrol = {}) {
  return crewed(scene, { started: { started: longAgo }, ...given });
}

async function ownIncident(scene: Scene) {
  const { server, organizationId, caller } = scene;
  const { params } = await running(scene);
  const own = { organizationId, patrolId: params.id, by: caller.id };
  return { params: { ...params, incidentId: (await server.buildIncident(own)).id } };
}

async function ownOffer({ server, organizationId, caller: { id: personId }, rows: { id: patrolId } }: Scene) {
  return { params: { id: (await server.buildOffer({ organizationId, patrolId, personId })).id } };
}

async function ownSwap({ server, organizationId, caller: { id: personId } }: Scene) {
  const { id: assignmentId, patrolId } = await server.buildAssignment({ organizationId, personId });
  const { id: inReturnId } = await server.buildAssignment({ organizationId });
  const swap = { organizationId, patrolId, personId, assignmentId, inReturnId };
  return { params: { id: (await server.buildOffer(swap)).id } };
}

/** Makes two patrols, the caller's and another's, that can change places. */
async function proposable(scene: Scene) {
  const { server, organizationId } = scene;
  const { id: patroller } = await server.buildPerson({ organizationId });
  const finalized = { when: '2026-12-06T08:00:00.000Z', finalized: longAgo };
  const { id: other } = await server.buildPatrol({ organizationId, ...finalized });
  await server.buildAssignment({ organizationId, patrolId: other, personId: patroller });
  return { ...(await crewed(scene, { when: ahead })), body: { patrol: other, patroller } };
}

async function ownAssignment({ server, organizationId, caller, rows: { id: patrolId } }: Scene) {
  await server.buildAssignment({ organizationId, patrolId, personId: caller.id });
  return { params: { personId: caller.id } };
}
