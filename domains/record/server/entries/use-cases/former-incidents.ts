import type { QueryOf } from '#contract';
import { type FormerIncident, presentStoredIncident } from '#patrols/contract';
import type { Context } from '#platform/context.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { notFound } from '#platform/http/pipeline/app-error.ts';
import type { recordRoutes } from '#record/contract';
import { listFormer } from '../former-incidents.store.ts';

/** Lists the former versions of a patrol's edited and deleted incidents. Throws 404 if there is no such patrol. */
export function formerIncidentsUseCase({ database }: Pick<Context, 'database'>) {
  return async (
    { organizationId }: Member,
    id: string,
    page: QueryOf<typeof recordRoutes.listFormerIncidents>,
  ): Promise<{ items: FormerIncident[]; matches: number }> => {
    const { rows, matches, exists } = await listFormer(database, organizationId, id, page);
    if (!exists) throw notFound();
    const items = rows.flatMap(({ incident, replaced, replacedBy, deleted }) => {
      return incident
        ? [{ ...presentStoredIncident(incident), replaced: { when: replaced, by: replacedBy }, deleted }]
        : [];
    });
    return { items, matches };
  };
}
