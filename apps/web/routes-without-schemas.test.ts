import { expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { patrolRoutes } from '#patrols/contract';

it('a page has of a route what it calls it by, and no schema', () => {
  expect(patrolRoutes.createPatrol).toEqual({
    method: 'POST',
    path: '/patrol',
    idempotent: true,
  });
  expect(assignmentRoutes.viewAssignment.access).toEqual({ by: 'link' });
});
