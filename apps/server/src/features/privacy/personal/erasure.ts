import { type DeclinedErasure, type MyErasureRequest, startOfDay } from '@patrolbook/contract';
import { lockOrganization } from '../../../domain/organizations/store.ts';
import { findPerson } from '../../../domain/people/store.ts';
import type { Context } from '../../../platform/context.ts';
import { announceChange } from '../../../platform/database/announce.ts';
import type { Transaction } from '../../../platform/database/connect.ts';
import type { Member } from '../../../platform/http/pipeline/actor.ts';
import { conflict, notFound } from '../../../platform/http/pipeline/app-error.ts';
import { noteEvent } from '../../auth/service.ts';
import { localDate } from '../due.ts';
import { lockClocks } from '../store.ts';
import { eraseRows, markErased } from './erasure.store.ts';
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

    /**
     * Erases the details of a person who has left; again, it changes nothing. Waits for those who make holds, and keeps them waiting. Throws
     * 409 for a member.
     */
    async erase(tx: Transaction, actor: Member, personId: string): Promise<void> {
      const { organizationId, personId: erasedBy } = actor;
      await lockOrganization(tx, organizationId);
      const person = await findPerson(tx, organizationId, personId);
      if (!person) throw notFound();
      if (person.finished === null) throw notLeftError();
      if (person.erased !== null) return;
      const now = clock.now();
      const clocks = await lockClocks(tx, organizationId);
      const date = localDate(clocks, now);
      const held = { organizationId, date, dayBegan: startOfDay(date, clocks.zone) };
      const whose = { organizationId, personId };
      await eraseRows(tx, whose, { now, held });
      await markErased(tx, whose, { erased: now, erasedBy });
      const subject = { id: personId, organizationId };
      await noteEvent(tx, subject, { event: 'information-erased', reason: 'By an admin' }, null, now);
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
