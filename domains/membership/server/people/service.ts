import type { AuthService } from '#accounts/server/auth/service.ts';
import type { QueryOf } from '#contract';
import type { Roster } from '#crew/server/roster.ts';
import { isConfidant } from '#patrols/contract';
import type { peopleRoutes } from '#people/contract';
import { findAddressChange } from '#people/server/address-change.store.ts';
import type { Context } from '#platform/context.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { notFound } from '#platform/http/pipeline/app-error.ts';
import { composedFrom } from '#platform/mail/define.ts';
import type { MailContext, MailKinds } from '#platform/mail/kind.ts';
import { additionUseCases } from './additions.ts';
import { addressUseCases } from './addresses.ts';
import { personChangeUseCases } from './changes.ts';
import type { PeopleReader } from './crew-mates.store.ts';
import { importUseCases } from './imports.ts';
import { invitationUseCases } from './invitations.ts';
import { mails } from './mails/mails.ts';
import { peopleSources } from './mails/sources.ts';
import { presentFailingAddresses, presentPerson, presentSingle } from './present.ts';
import { profileUseCases } from './profile.ts';
import { findSeenPerson, listFailing, listPeople, type PeopleQuery } from './store.ts';

export { passAddressChanges } from './periodic-task.ts';
export { presentFailing } from './present.ts';
export { signedInError } from './refusals.ts';

/** The mails about changes of a person. */
export function peopleMails(context: MailContext): MailKinds {
  return composedFrom(mails, peopleSources(context));
}

/** The people of an organization: reading, adding, changing and finishing them. */
export function peopleService(context: Context, auth: AuthService, roster: Roster) {
  const { database, clock } = context;
  const addresses = addressUseCases(context, roster);
  return {
    async list(actor: Member, page: PeopleQuery) {
      const { rows, matches } = await listPeople(database, viewerOf(actor), page);
      return { items: rows.map((row) => presentPerson(row, actor, row.isCrewMate)), matches };
    },

    async get(actor: Member, id: string) {
      const found = await findSeenPerson(database, viewerOf(actor), id);
      if (!found) throw notFound();
      const addressChange = actor.roles.includes('admin')
        ? await findAddressChange(database, { ...actor, id }, clock.now())
        : undefined;
      return presentSingle({ ...found, addressChange }, actor, found.isCrewMate);
    },

    /** Lists the people whose address fails (product 11.13). */
    async listFailing({ organizationId }: Member, page: QueryOf<typeof peopleRoutes.listFailingAddresses>) {
      const { rows, matches } = await listFailing(database, organizationId, page);
      return { items: presentFailingAddresses(rows), matches };
    },

    ...profileUseCases(context),
    ...addresses,
    ...additionUseCases(context, auth, addresses.reserveEmail),
    ...importUseCases(context, auth, addresses.reserveEmails),
    ...invitationUseCases(context, auth),
    ...personChangeUseCases(context, auth, roster, addresses.reserveEmail),
  };

  function viewerOf({ organizationId, personId, roles }: Member): PeopleReader {
    return {
      organizationId,
      personId,
      kind: isConfidant({ roles }) ? 'confidant' : 'member',
      now: clock.now(),
    };
  }
}
export type PeopleService = ReturnType<typeof peopleService>;
