import { expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { patrolRoutes } from '#patrols/contract';
import { schemaReadIn } from './routes-without-schemas.ts';

it('a page has of a route what it calls it by, and no schema', () => {
  expect(patrolRoutes.createPatrol).toEqual({
    method: 'POST',
    path: '/patrol',
    idempotent: true,
  });
  expect(assignmentRoutes.viewAssignment.access).toEqual({ by: 'link' });
});

it.each([
  ['schema: recordRoutes.finishPatrol.body', 'recordRoutes.finishPatrol.body'],
  ['incidentRoutes.downloadIncidents.access.roles', 'incidentRoutes.downloadIncidents.access.roles'],
  ['routes.getPatrol.response.parse(answer)', 'routes.getPatrol.response'],
  ['BodyInput<typeof patrolRoutes.createPatrol>', undefined],
  ['call(patrolRoutes.createPatrol, { body: draft.body })', undefined],
])('%s reads what no page has: %s', (code, found) => {
  expect(schemaReadIn(code)).toBe(found);
});
