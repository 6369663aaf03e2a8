import type { Issue } from '#contract';
import { lockOrganization } from '#organizations/server/store.ts';
import type { Pairing } from '#planning/contract';
import type { Context } from '#platform/context.ts';
import { announceChange } from '#platform/database/announce.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { notFound, refuseIssues } from '#platform/http/pipeline/app-error.ts';
import { findPairing, listUnfinished, replacePairing } from './store.ts';

/** Who is experienced, and who must not or wishes to go with whom (product 6.50 and 6.51). For admins alone. */
export function pairingService({ database }: Pick<Context, 'database'>) {
  return {
    /** Throws 404 for somebody who has left, or is not of the organization. */
    async get({ organizationId }: Member, personId: string): Promise<Pairing> {
      const found = await findPairing(database, organizationId, personId);
      if (!found) throw notFound();
      return found;
    },

    /**
     * Throws 404 likewise, and 400 for a pair with themself or with somebody who has left. One such change of an organization
     * waits for the other, since a pair belongs to both.
     */
    async update(
      tx: Transaction,
      { organizationId }: Member,
      personId: string,
      pairing: Pairing,
    ): Promise<Pairing> {
      await lockOrganization(tx, organizationId);
      if (!(await findPairing(tx, organizationId, personId))) throw notFound();
      const others = pairing.pairs.map((pair) => pair.personId);
      const known = await listUnfinished(tx, organizationId, others);
      refuseIssues(issuesOf(others, personId, known));
      await replacePairing(tx, organizationId, personId, pairing);
      for (const _id of [personId, ...others])
        await announceChange(tx, organizationId, { type: 'person', _id });
      return pairing;
    },
  };
}
export type PairingService = ReturnType<typeof pairingService>;

function issuesOf(others: readonly string[], personId: string, known: ReadonlySet<string>): Issue[] {
  return others.flatMap((value, index): Issue[] => {
    const isKnown = known.has(value) && value !== personId;
    return isKnown ? [] : [{ path: ['pairs', String(index), 'personId'], reason: 'key-not-found', value }];
  });
}
