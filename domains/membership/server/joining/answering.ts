import { formatName, type QueryOf } from '#contract';
import type { joiningRoutes } from '#membership/contract';
import { lockOrganization } from '#organizations/server/store.ts';
import { findByEmail } from '#people/server/store.ts';
import type { Context } from '#platform/context.ts';
import { announceChange } from '#platform/database/announce.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { type AppError, conflict, notFound } from '#platform/http/pipeline/app-error.ts';
import type { PeopleService } from '../people/service.ts';
import { presentRequest } from './present.ts';
import { listRequests, type StoredJoinRequest, takeRequest } from './store.ts';

/** What admins do with the requests to join. */
export function answeringUseCases({ database, clock }: Context, people: PeopleService) {
  return {
    async list({ organizationId }: Member, query: QueryOf<typeof joiningRoutes.listJoinRequests>) {
      const { rows, matches } = await listRequests(database, organizationId, query, clock.now());
      return { items: rows.map(presentRequest), matches };
    },

    /**
     * Adds who has asked as a patroller, as New Person does: somebody who had left returns. Throws 404 once it was answered, 409 if a
     * member has the address, and 400 if somebody elsewhere has it.
     */
    async accept(tx: Transaction, admin: Member, id: string) {
      await lockOrganization(tx, admin.organizationId);
      const { firstName, lastName, email, phone } = await take(tx, admin, id);
      const holder = await findByEmail(tx, email);
      if (holder?.organizationId === admin.organizationId) throw alreadyMemberError(holder);
      const person = { firstName, lastName, email, phone, mailVia: null };
      return people.create(tx, admin, { ...person, roles: ['patroller'] });
    },

    /** Removes a request, of which nobody is mailed. Throws 404 once it was answered. */
    async decline(tx: Transaction, admin: Member, id: string): Promise<void> {
      await take(tx, admin, id);
    },
  };

  async function take(tx: Transaction, { organizationId }: Member, id: string): Promise<StoredJoinRequest> {
    const taken = await takeRequest(tx, organizationId, id, clock.now());
    if (!taken) throw notFound();
    await announceChange(tx, organizationId, { type: 'join-request', _id: id });
    return taken;
  }
}

function alreadyMemberError(holder: Parameters<typeof formatName>[0]): AppError {
  return conflict(
    'already-member',
    `${formatName(holder)} has this address already. Decline the request: nobody is told.`,
  );
}
