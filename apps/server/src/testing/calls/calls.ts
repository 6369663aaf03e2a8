import type { Route } from '#contract';
import type { RouteName } from '../../app/routes.ts';
import { accountNeeds } from './accounts.ts';
import { exampleBodies, exampleQueries } from './examples.ts';
import { patrolNeeds } from './patrols.ts';
import { rowsOf, type Scene } from './scene.ts';

const needs = { ...accountNeeds, ...patrolNeeds };

/** Makes the rows that a call of this route needs, and returns with what the caller can make it. */
export async function prepareCall(name: RouteName, route: Route, who: Omit<Scene, 'rows'>) {
  const rows = await rowsOf(who.server, route, who.organizationId);
  const { params, body, query } = (await needs[name]?.({ ...who, rows })) ?? {};
  return {
    params: { ...rows, ...params },
    body: body ?? exampleBodies[name],
    query: query ?? exampleQueries[name],
  };
}
