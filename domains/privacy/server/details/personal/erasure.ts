import { noteEvent } from '#accounts/server/auth/service.ts';
import { lockOrganization } from '#organizations/server/store.ts';
import { findPerson } from '#people/server/store.ts';
import type { Context } from '#platform/context.ts';
import { announceChange } from '#platform/database/announce.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { conflict, notFound } from '#platform/http/pipeline/app-error.ts';
import type { DeclinedErasure, MyErasureRequest } from '#privacy/contract';
import { chooseErasure } from '../erasures/choose.ts';
import { isErasing } from '../erasures/store.ts';
import { declineRequest, deleteRequest, findRequest, putRequest } from './requests.store.ts';

/** A member asks to have their details erased, and an admin erases them or says why not (product 22.9 and 22.10). */
export function erasureUseCases({ database, clock }: Context) {
  return {
    async myErasureRequest({ organizationId, personId }: Member): Promise<MyErasureRequest> {
      return present(await findRequest(database, { organizationId, personId }));
    },

    async askForErasure(tx: Transaction, { organizationId, personId }: Member): Promise<MyErasureRequest> {
      await putRequest(tx, { organizationId, personId }, clock.now());
      await announceChange(tx, organizationId, { type: 'person', _id: personId });
      return present(await findRequest(tx, { organizationId, personId }));
    },

    async withdrawErasure(tx: Transaction, { organizationId, personId }: Member): Promise<void> {
      await deleteRequest(tx, { organizationId, personId });
      await announceChange(tx, organizationId, { type: 'person', _id: personId });
    },

    async declineErasure(tx: Transaction, actor: Member, personId: string, { reason }: DeclinedErasure) {
      const { organizationId, personId: declinedBy } = actor;
      const answer = { declined: clock.now(), declinedBy, reason };
      if (!(await declineRequest(tx, { organizationId, personId }, answer))) throw notFound();
      await announceChange(tx, organizationId, { type: 'person', _id: personId });
    },

    /** Lets the details of a person who has left be erased a day later; again, it changes nothing. Throws 409 for a member. */
    async erase(tx: Transaction, actor: Member, personId: string): Promise<void> {
      const { organizationId } = actor;
      await lockOrganization(tx, organizationId);
      const person = await findPerson(tx, organizationId, personId);
      if (!person) throw notFound();
      if (person.finished === null) throw notLeftError();
      if (person.erased !== null || (await isErasing(tx, { organizationId, personId }))) return;
      const now = clock.now();
      await chooseErasure(tx, actor, { personId, incidents: [] }, now);
      const subject = { id: personId, organizationId };
      const reason = 'By an admin, a day later unless it is undone';
      await noteEvent(tx, subject, { event: 'information-erased', reason }, null, now);
      await announceChange(tx, organizationId, { type: 'person', _id: personId });
    },
  };
}

function present(row: Awaited<ReturnType<typeof findRequest>>): MyErasureRequest {
  if (!row) return { request: null };
  const { asked, declined: when, declinedBy: by, reason } = row;
  const declined = when === null ? null : { when, ...(by !== null && { by }), reason: reason ?? '' };
  return { request: { asked, declined } };
}

function notLeftError() {
  return conflict('not-finished', 'They are still a member. Please delete them first.');
}
