import type { Context } from '../../platform/context.ts';
import type { Actor, Member } from '../../platform/http/pipeline/actor.ts';
import { notFound } from '../../platform/http/pipeline/app-error.ts';
import type { AuthService } from '../auth/service.ts';
import { additionUseCases } from './additions.ts';
import { changeUseCases } from './changes.ts';
import type { Viewer } from './crew-mates.store.ts';
import { isConfidant, presentPerson, presentProfile, presentSingle } from './present.ts';
import type { Roster } from './roster.ts';
import { findProfile, findSeenPerson, listPeople, type PeoplePage } from './store.ts';

export { peopleMails } from './mails.ts';
export type { Roster } from './roster.ts';

/** The people of an organization: reading, adding, changing and finishing them. */
export function peopleService(context: Context, auth: AuthService, roster: Roster) {
  const { database, clock, settings } = context;
  return {
    async profile(actor: Actor) {
      const found = await findProfile(database, actor.personId);
      if (!found) throw notFound();
      return presentProfile(found, found.timeZone ?? settings.defaultTimeZone);
    },

    async list(actor: Member, page: PeoplePage) {
      const { rows, matches } = await listPeople(database, viewerOf(actor), page);
      return { items: rows.map((row) => presentPerson(row, actor, row.isCrewMate)), matches };
    },

    async get(actor: Member, id: string) {
      const found = await findSeenPerson(database, viewerOf(actor), id);
      if (!found) throw notFound();
      return presentSingle(found, actor, found.isCrewMate);
    },

    ...additionUseCases(context, auth),
    ...changeUseCases(context, auth, roster),
  };

  function viewerOf({ organizationId, personId, roles }: Member): Viewer {
    return { organizationId, personId, kind: isConfidant(roles) ? 'confidant' : 'member', now: clock.now() };
  }
}
export type PeopleService = ReturnType<typeof peopleService>;
