import type { Context } from '#platform/context.ts';
import { announceChange } from '#platform/database/announce.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { readInstant } from '#platform/database/instant.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { notFound } from '#platform/http/pipeline/app-error.ts';
import type { ComingErasure } from '#privacy/contract';
import { lockClocks } from '../store.ts';
import { deleteErasure, findErasure, listErasures, type NamedIncident, nameIncidents } from './store.ts';

/** What will be erased, and undoing that (product 22.27). */
export function comingErasureUseCases({ database }: Context) {
  return {
    async listErasures({ organizationId }: Member): Promise<{ items: ComingErasure[] }> {
      const found = await listErasures(database, organizationId);
      const ids = found.flatMap(({ row }) => row.incidents);
      const named = ids.length > 0 ? await nameIncidents(database, organizationId, ids) : [];
      return { items: found.map((one) => present(one, named)) };
    },

    /** Waits for a worker that erases. Throws 404 once it was done or undone. */
    async undoErasure(tx: Transaction, { organizationId }: Member, id: string): Promise<void> {
      await lockClocks(tx, organizationId);
      const found = await findErasure(tx, { organizationId, id });
      if (!found) throw notFound();
      await deleteErasure(tx, found);
      await announceChange(tx, organizationId, { type: 'organization', _id: organizationId });
      if (found.personId) await announceChange(tx, organizationId, { type: 'person', _id: found.personId });
    },
  };
}

function present(
  { row, person }: Awaited<ReturnType<typeof listErasures>>[number],
  named: readonly NamedIncident[],
): ComingErasure {
  const { id: _id, incidents, chosen: when, chosenBy: by, due } = row;
  return {
    _id,
    person: person && { _id: person.id, firstName: person.firstName, lastName: person.lastName },
    incidents: named.filter(({ id }) => incidents.includes(id)).map(presentIncident),
    chosen: { when, by },
    due,
  };
}

function presentIncident({ id, when, what, patrol: { id: patrolId, ...patrol } }: NamedIncident) {
  const of = { ...patrol, _id: patrolId, when: readInstant(patrol.when) };
  return { _id: id, when: readInstant(when), what, patrol: of };
}
