import type { NewPerson, Role } from '@patrolbook/contract';
import { v7 as newId } from 'uuid';
import type { Context } from '../../platform/context.ts';
import { announceChange } from '../../platform/database/announce.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import type { Actor, Member } from '../../platform/http/actor.ts';
import { invalid, notFound } from '../../platform/http/app-error.ts';
import type { AuthService } from '../auth/service.ts';
import { presentPerson, presentProfile } from './present.ts';
import {
  findPerson,
  findProfile,
  insertPerson,
  isEmailTaken,
  listPeople,
  lockEmail,
  type PeoplePage,
} from './store.ts';

/** A person to be added, to an organization or, as a super administrator, to none. */
interface Newcomer extends Omit<NewPerson, 'roles'> {
  organizationId: string | null;
  roles: Role[];
}

export function peopleService({ database, clock, settings }: Context, auth: AuthService) {
  return {
    async profile(actor: Actor) {
      const found = await findProfile(database, actor.personId);
      if (!found) throw notFound();
      return presentProfile(found.person, found.timeZone ?? settings.defaultTimeZone);
    },

    async list(actor: Member, page: PeoplePage) {
      const { rows, matches } = await listPeople(database, actor.organizationId, page);
      return { items: rows.map((row) => presentPerson(row, actor)), matches };
    },

    async get(actor: Member, id: string) {
      const row = await findPerson(database, actor.organizationId, id);
      if (!row) throw notFound();
      return presentPerson(row, actor);
    },

    async create(actor: Member, person: NewPerson) {
      return database.transaction(async (tx) => {
        const id = await addPerson(tx, { ...person, organizationId: actor.organizationId }, ['email']);
        await announceChange(tx, actor.organizationId, { type: 'person', _id: id });
        return { _id: id };
      });
    },

    addPerson,
  };

  /**
   * Adds somebody and invites them to set a password. An address that somebody who has not left uses already is refused with
   * an issue at `emailPath`, where the form has it.
   */
  async function addPerson(
    tx: Transaction,
    { phone, ...newcomer }: Newcomer,
    emailPath: string[],
  ): Promise<string> {
    const { email, organizationId } = newcomer;
    await lockEmail(tx, email);
    if (await isEmailTaken(tx, email)) throw invalid({ path: emailPath, reason: 'not-unique', value: email });
    const id = newId();
    await insertPerson(tx, { ...newcomer, id, phone: phone ?? null, started: clock.now() });
    await auth.invite(tx, { id, organizationId });
    return id;
  }
}
export type PeopleService = ReturnType<typeof peopleService>;
