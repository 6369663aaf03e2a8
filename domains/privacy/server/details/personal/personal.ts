import { noteEvent, type RequestClient } from '#accounts/server/auth/service.ts';
import { getOrganization } from '#organizations/server/store.ts';
import { findPerson } from '#people/server/store.ts';
import type { Context } from '#platform/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { notFound } from '#platform/http/pipeline/app-error.ts';
import { exportOf } from './export.ts';

/** What is held about a member, to be read and erased (product 22.7). */
export function personalUseCases({ database, clock }: Context) {
  return {
    /** Returns the archive of what is held about a person, and notes in their history who had it made. */
    async exportInformation(
      { organizationId, personId: by }: Member,
      personId: string,
      client: RequestClient,
    ) {
      const made = clock.now();
      const person = await findPerson(database, organizationId, personId);
      if (!person) throw notFound();
      const isOwn = by === personId;
      const event = { event: 'information-downloaded', reason: isOwn ? null : 'By an admin' } as const;
      await inTransaction(database, (tx) =>
        noteEvent(tx, { id: personId, organizationId }, event, isOwn ? client : null, made),
      );
      const organization = await getOrganization(database, organizationId);
      return exportOf(database, { organizationId, personId, person, organization, made });
    },
  };
}
