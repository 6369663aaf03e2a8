import { queryOptions } from '@tanstack/react-query';
import { holdsAny, type Role, watcherRoles } from '#contract';
import { overdueRoutes, type PatrolOut } from '#ecc/contract';
import { call } from '#lib/api/api.ts';
import { patrolTexts } from '#patrols/web/texts.ts';

/** More patrols than are ever out at a time. */
const maxOut = 100;

/** The patrols that are out now; the one that ends first comes first (product 17.10). */
export const patrolsOutQuery = queryOptions({
  queryKey: ['patrols', 'out'],
  queryFn: ({ signal }) => call(overdueRoutes.listPatrolsOut, { query: { limit: maxOut }, signal }),
});

/** Whether somebody with these roles watches over the patrols that are out. */
export function watchesOver(roles: readonly Role[]): boolean {
  return holdsAny(roles, watcherRoles);
}

/** Returns what a patrol that is out is called. */
export function nameOfPatrolOut({ callSign, name }: PatrolOut): string {
  return callSign ?? name ?? patrolTexts.unnamed('event');
}
