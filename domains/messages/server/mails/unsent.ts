import { formatName } from '#contract';
import type { PatrolUnsent } from '#messages/contract';
import type { Context } from '#platform/context.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { countUnsent, listCrews, listUnsent } from './unsent.store.ts';

/** So many patrols fill the banner. When the mail server is away, all that are out may wait. */
const maxPatrols = 20;

/** Tells which urgent mails have not left (product 11.21 and 17.14). */
export function unsentUseCases({ database, clock }: Context) {
  return {
    /** Returns the patrols concerned, the longest waiting first. */
    async listUnsent({ organizationId }: Member): Promise<{ items: PatrolUnsent[] }> {
      const rows = await listUnsent(database, organizationId, clock.now());
      const ids = [...new Set(rows.flatMap(({ patrolId }) => patrolId ?? []))].slice(0, maxPatrols);
      const crews = ids.length > 0 ? await listCrews(database, organizationId, ids) : [];
      return { items: ids.flatMap((id) => presentUnsent(id, rows, crews)) };
    },

    /** Counts them in the whole installation, and returns when the first of them was due. */
    async countUnsent() {
      return countUnsent(database, clock.now());
    },
  };
}

type Row = Awaited<ReturnType<typeof listUnsent>>[number];
type CrewRow = Awaited<ReturnType<typeof listCrews>>[number];

function presentUnsent(id: string, rows: readonly Row[], crews: readonly CrewRow[]): PatrolUnsent[] {
  const own = rows.filter(({ patrolId }) => patrolId === id);
  const [first] = own;
  if (!first) return [];
  return [
    {
      _id: id,
      ...first.patrol,
      mails: own.map(({ kind, since, recipients, reason }) => ({ kind, since, recipients, reason })),
      crew: crews
        .filter(({ patrolId }) => patrolId === id)
        .map(({ person }) => ({ name: formatName(person), phone: person.phone })),
    },
  ];
}
