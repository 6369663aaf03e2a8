import type { Issue, NewPerson, Role } from '@patrolbook/contract';
import { v7 as newId } from 'uuid';
import type { Context } from '../../platform/context.ts';
import { announceChange } from '../../platform/database/announce.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import type { Member } from '../../platform/http/actor.ts';
import { refuse } from '../../platform/http/app-error.ts';
import type { AuthService, Client } from '../auth/service.ts';
import {
  findFinishedByEmail,
  insertPerson,
  isEmailTaken,
  lockEmail,
  lockPeople,
  updatePerson,
} from './store.ts';

/** A person to be added, to an organization or, as a super administrator, to none. */
interface Newcomer extends Omit<NewPerson, 'roles'> {
  organizationId: string | null;
  roles: Role[];
}

/** New people, and those who come back. */
export function additionUseCases({ database, clock }: Context, auth: AuthService) {
  return {
    /**
     * One who had left the same organization comes back into their own row, with the names and roles given now; the password
     * of then is no longer good (design 6.3).
     */
    async create({ organizationId }: Member, given: NewPerson, client: Client) {
      return database.transaction(async (tx) => {
        await lockPeople(tx, organizationId);
        refuse(await reserveEmail(tx, given.email, ['email']));
        const former = await findFinishedByEmail(tx, organizationId, given.email);
        const id = former
          ? await reopen(tx, { organizationId, id: former }, given, client)
          : await add(tx, { ...given, organizationId });
        await announceChange(tx, organizationId, { type: 'person', _id: id });
        return { _id: id };
      });
    },

    /** Adds somebody, for whom the address was reserved, and invites them to set a password. */
    addPerson: add,

    reserveEmail,
  };

  async function add(tx: Transaction, newcomer: Newcomer): Promise<string> {
    const id = newId();
    const phone = newcomer.phone ?? null;
    await insertPerson(tx, { ...newcomer, id, phone, started: clock.now() });
    await auth.invite(tx, { id, organizationId: newcomer.organizationId });
    return id;
  }

  async function reopen(
    tx: Transaction,
    person: { id: string; organizationId: string },
    given: NewPerson,
    client: Client,
  ): Promise<string> {
    const again = { ...given, phone: given.phone ?? null, finished: null, passwordHash: null };
    await updatePerson(tx, person.organizationId, person.id, again);
    await auth.endAccess(tx, person, client);
    await auth.invite(tx, person);
    return person.id;
  }
}

/**
 * Until the transaction ends nobody else takes the address. If somebody who has not left uses it, answers an issue at `path`,
 * where the form has it.
 */
export async function reserveEmail(tx: Transaction, email: string, path: string[]): Promise<Issue[]> {
  await lockEmail(tx, email);
  return (await isEmailTaken(tx, email)) ? [{ path, reason: 'not-unique', value: email }] : [];
}
