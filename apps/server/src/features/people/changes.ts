import { isInvited, type Person, type PersonPatch } from '@patrolbook/contract';
import { v7 as newId } from 'uuid';
import { lockOrganization } from '../../domain/organizations/store.ts';
import { findPerson } from '../../domain/people/store.ts';
import type { Context } from '../../platform/context.ts';
import { announceChange } from '../../platform/database/announce.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { editOf, refuseStale } from '../../platform/edits.ts';
import type { Member } from '../../platform/http/pipeline/actor.ts';
import { notFound, refuseIssues } from '../../platform/http/pipeline/app-error.ts';
import { queueMails } from '../../platform/mail/outbox.ts';
import { refuseBeyondQuota } from '../../platform/mail/quota.ts';
import type { AuthService, Client } from '../auth/service.ts';
import { reserveEmail } from './additions.ts';
import { addressChangedMail } from './mails.ts';
import { presentSingle } from './present.ts';
import { alreadyFinishedError, futureAssignmentsError, lastAdminError } from './refusals.ts';
import type { Roster } from './roster.ts';
import { countOtherAdmins, type MemberRow, updatePerson } from './store.ts';

interface UpdateOptions {
  /** Allows the removal of upcoming assignments. */
  confirm: boolean;
  client: Client;
}

/** Changes and finishes people. The changes of one organization run one after the other. */
export function changeUseCases(context: Context, auth: AuthService, roster: Roster) {
  const { clock, settings } = context;
  return {
    /**
     * Throws 409 for the last admin, or if the person was edited after the version that the patch names (product
     * 12.10). Throws 409 also, unless confirmed, if the change removes upcoming assignments (product 4.7).
     */
    async update(
      tx: Transaction,
      actor: Member,
      id: string,
      { version, ...patch }: PersonPatch,
      options: UpdateOptions,
    ): Promise<Person> {
      const { organizationId } = actor;
      const before = await lockForChange(tx, actor, id);
      refuseStale(before, version, 'person');
      const { email = before.email, roles = before.roles } = patch;
      const isMoved = !isSameAddress(email, before.email);
      if (isMoved) refuseIssues(await reserveEmail(tx, email, ['email']));
      if (!roles.includes('admin')) await keepAnAdmin(tx, before);
      const stopsPatrolling = before.roles.includes('patroller') && !roles.includes('patroller');
      const upcoming = stopsPatrolling || isMoved ? await roster.lock(tx, before) : null;
      if (stopsPatrolling && upcoming?.count && !options.confirm)
        throw futureAssignmentsError(upcoming.count);
      const change = editOf<MemberRow>(before, patch, { when: clock.now(), by: actor.personId });
      const row = change ? await updatePerson(tx, organizationId, id, change) : before;
      if (isMoved && !before.finished) await moveAccess(tx, before, email, options.client);
      if (stopsPatrolling) await upcoming?.unassign(actor.personId);
      else await upcoming?.sendNewLinks();
      await announceChange(tx, organizationId, { type: 'person', _id: id });
      return presentSingle(row, actor);
    },

    /** Ends the membership and keeps the history. Throws 409 for the last admin or a finished person (product 4.4). */
    async finish(tx: Transaction, actor: Member, id: string, client: Client): Promise<void> {
      const { organizationId } = actor;
      const person = await lockForChange(tx, actor, id);
      if (person.finished) throw alreadyFinishedError();
      await keepAnAdmin(tx, person);
      const upcoming = await roster.lock(tx, person);
      await updatePerson(tx, organizationId, id, { finished: clock.now() });
      await upcoming.unassign(actor.personId);
      await auth.endAccess(tx, person, client);
      await announceChange(tx, organizationId, { type: 'person', _id: id });
    },

    lockForChange,
  };

  /** Waits for what the person is doing, locks the organization's people and returns the person. Throws 404 if there is none. */
  async function lockForChange(
    tx: Transaction,
    { personId, organizationId }: Member,
    id: string,
  ): Promise<MemberRow> {
    if (id !== personId) await auth.suspendAccess(tx, { id, organizationId });
    return lockMember(tx, organizationId, id);
  }

  /**
   * Mails the old address, voids its links, and repeats a pending invitation at the new address (product 4.6). A
   * password that was set by that invitation, perhaps by a stranger, is void.
   */
  async function moveAccess(
    tx: Transaction,
    before: MemberRow,
    email: string,
    client: Client,
  ): Promise<void> {
    const now = clock.now();
    const quotaUse = { organizationId: before.organizationId, quota: 'invitations' } as const;
    for (const address of [before.email, email])
      await refuseBeyondQuota(tx, settings.secretKeys, { ...quotaUse, address }, now);
    await auth.endAccess(tx, before, client);
    await queueMails(tx, now, [addressChangedMail(before, newId())]);
    if (!isInvited(before)) return;
    await updatePerson(tx, before.organizationId, before.id, { passwordHash: null });
    await auth.invite(tx, before);
  }
}

/** Locks the organization's people and returns one of them. Throws 404 if there is no such person. */
export async function lockMember(tx: Transaction, organizationId: string, id: string): Promise<MemberRow> {
  await lockOrganization(tx, organizationId);
  const row = await findPerson(tx, organizationId, id);
  if (!row) throw notFound();
  return { ...row, organizationId };
}

async function keepAnAdmin(
  tx: Transaction,
  { id, organizationId, roles, finished }: MemberRow,
): Promise<void> {
  if (finished || !roles.includes('admin')) return;
  if ((await countOtherAdmins(tx, organizationId, id)) === 0) throw lastAdminError();
}

/** Compares addresses without regard to case. */
function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
