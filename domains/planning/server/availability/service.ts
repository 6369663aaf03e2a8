import { today } from '#contract';
import type { Availability } from '#planning/contract';
import type { Context } from '#platform/context.ts';
import { announceChange } from '#platform/database/announce.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { notFound } from '#platform/http/pipeline/app-error.ts';
import { candidateUseCases } from './candidates.ts';
import { findWish, listPeriods, replaceAvailability } from './store.ts';

export { type AvailablePatroller, listGoing, listPatrollers } from './candidates.store.ts';
export { countsAsLoad, rankByGoing, rankCandidates } from './candidates.ts';

/** When patrollers can go, how often they wish to, and who suits a patrol best (product 6.19 to 6.22). */
export function availabilityService(context: Context) {
  const { database, clock } = context;
  return {
    /** Throws 404 for somebody who has left, or is not of the organization. */
    get: ({ organizationId }: Member, personId: string) => read(database, organizationId, personId),

    /** Throws 404 likewise. */
    async update(
      tx: Transaction,
      { organizationId }: Member,
      personId: string,
      availability: Availability,
    ): Promise<Availability> {
      const saved = await replaceAvailability(tx, organizationId, personId, availability);
      if (!saved) throw notFound();
      await announceChange(tx, organizationId, { type: 'person', _id: personId });
      return read(tx, organizationId, personId);
    },

    ...candidateUseCases(context),
  };

  async function read(db: Reader, organizationId: string, personId: string): Promise<Availability> {
    const wish = await findWish(db, organizationId, personId);
    if (!wish) throw notFound();
    const { patrolsAMonth, timeZone } = wish;
    const periods = await listPeriods(db, organizationId, personId, today(clock.now(), timeZone));
    return { periods, patrolsAMonth };
  }
}
export type AvailabilityService = ReturnType<typeof availabilityService>;
