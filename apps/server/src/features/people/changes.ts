import type { Person, PersonPatch } from '@patrolbook/contract';
import { v7 as newId } from 'uuid';
import type { Context } from '../../platform/context.ts';
import { announceChange } from '../../platform/database/announce.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import type { Member } from '../../platform/http/actor.ts';
import { notFound, refuse } from '../../platform/http/app-error.ts';
import { queueMails } from '../../platform/mail/outbox.ts';
import type { AuthService, Client } from '../auth/service.ts';
import { reserveEmail } from './additions.ts';
import { addressChangedMail } from './mails.tsx';
import { presentPerson } from './present.ts';
import { alreadyFinished, futureAssignments, lastAdmin } from './refusals.ts';
import type { Roster } from './roster.ts';
import { countOtherAdmins, findPerson, lockPeople, type MemberRow, updatePerson } from './store.ts';

interface UpdateOptions {
  /** Take them off coming patrols, if that is what it means. */
  confirm: boolean;
  client: Client;
}

/** Changing people, and ending their membership. Within an organization one such change follows another. */
export function changeUseCases(context: Context, auth: AuthService, roster: Roster) {
  const { database, clock } = context;
  return {
    /** 409 for the last admin, and, unless confirmed, where it takes a patroller off coming patrols. */
    async update(actor: Member, id: string, patch: PersonPatch, options: UpdateOptions): Promise<Person> {
      return database.transaction(async (tx) => {
        const { organizationId } = actor;
        const before = await hold(tx, organizationId, id);
        const { email = before.email, roles = before.roles } = patch;
        const isMoved = !isSameAddress(email, before.email);
        if (isMoved) refuse(await reserveEmail(tx, email, ['email']));
        if (!roles.includes('admin')) await keepAnAdmin(tx, before);
        const stopsPatrolling = before.roles.includes('patroller') && !roles.includes('patroller');
        const coming = stopsPatrolling || isMoved ? await roster.hold(tx, before) : null;
        if (stopsPatrolling && coming?.count && !options.confirm) throw futureAssignments(coming.count);
        const row = await updatePerson(tx, organizationId, id, patch);
        if (isMoved && !before.finished) await moveAccess(tx, before, options.client);
        if (stopsPatrolling) await coming?.takeOff(actor.personId);
        else await coming?.sendNewLinks();
        await announceChange(tx, organizationId, { type: 'person', _id: id });
        return presentPerson(row, actor);
      });
    },

    /** Ends the membership; what the person did stays. 409 for the last admin, and for one who has left. */
    async finish(actor: Member, id: string, client: Client): Promise<void> {
      await database.transaction(async (tx) => {
        const { organizationId } = actor;
        const person = await hold(tx, organizationId, id);
        if (person.finished) throw alreadyFinished();
        await keepAnAdmin(tx, person);
        const coming = await roster.hold(tx, person);
        await updatePerson(tx, organizationId, id, { finished: clock.now() });
        await coming.takeOff(actor.personId);
        await auth.endAccess(tx, person, client);
        await announceChange(tx, organizationId, { type: 'person', _id: id });
      });
    },
  };

  /** The old address is told; all that was mailed to it is void; one who has no password yet is invited at the new one. */
  async function moveAccess(tx: Transaction, before: MemberRow, client: Client): Promise<void> {
    await auth.endAccess(tx, before, client);
    await queueMails(tx, clock.now(), [addressChangedMail(before, newId())]);
    if (!before.passwordHash) await auth.invite(tx, before);
  }
}

async function hold(tx: Transaction, organizationId: string, id: string): Promise<MemberRow> {
  await lockPeople(tx, organizationId);
  const row = await findPerson(tx, organizationId, id);
  if (!row) throw notFound();
  return { ...row, organizationId };
}

async function keepAnAdmin(
  tx: Transaction,
  { id, organizationId, roles, finished }: MemberRow,
): Promise<void> {
  if (finished || !roles.includes('admin')) return;
  if ((await countOtherAdmins(tx, organizationId, id)) === 0) throw lastAdmin();
}

/** Spelling an address with other capitals does not make it another one. */
function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
