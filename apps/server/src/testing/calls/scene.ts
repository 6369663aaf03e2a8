import { v7 as newId } from 'uuid';
import type { Route } from '#contract';
import { erasure, privacyHold } from '#platform/database/schema/privacy.ts';
import type { testApp } from '../app.ts';

type TestApp = ReturnType<typeof testApp>;

/** Before the tests begin. */
export const longAgo = '2026-11-20T00:00:00.000Z';

/** A caller, and rows of an organization that a path can name. */
export interface Scene {
  server: TestApp;
  organizationId: string;
  caller: Awaited<ReturnType<TestApp['buildPerson']>>;
  rows: Awaited<ReturnType<typeof rowsOf>>;
}

/** Prepares a call for which those rows and the example are not enough, and returns what differs. */
export type Prepare = (
  scene: Scene,
) => Promise<{ params?: Record<string, string>; body?: object; query?: object }>;

/** Makes, in one organization, the row that each parameter of a path names. */
export async function rowsOf(server: TestApp, route: Route, organizationId: string) {
  const patrol = await server.buildPatrol({ organizationId });
  const { id: personId } = await server.buildPerson({ organizationId });
  const guest = await server.buildGuest({ organizationId, patrolId: patrol.id });
  const incident = await server.buildIncident({ organizationId, patrolId: patrol.id });
  const hold = { organizationId, patrolId: patrol.id, reason: 'Police file', until: '2027-06-30' };
  const holdId = newId();
  await server.database.insert(privacyHold).values({ ...hold, id: holdId, made: longAgo, madeBy: personId });
  const request = await server.buildJoinRequest({ organizationId });
  const message = await server.buildMessage({ organizationId, sentBy: personId });
  const chosen = { chosen: longAgo, chosenBy: personId, due: longAgo };
  const erasureId = newId();
  await server.database.insert(erasure).values({ organizationId, id: erasureId, personId, ...chosen });
  const named = {
    'my/organization/erasure': erasureId,
    person: personId,
    'join-request': request.id,
    message: message.id,
  };
  const id = Object.entries(named).find(([name]) => route.path.startsWith(`/${name}/`))?.[1] ?? patrol.id;
  return { id, personId, guestId: guest.id, incidentId: incident.id, holdId };
}
