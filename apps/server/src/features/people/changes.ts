import {
  hasNoMail,
  hasNotSignedIn,
  isInvitationHeld,
  type Mailbox,
  type Person,
  type PersonPatch,
} from '@patrolbook/contract';
import { v7 as newId } from 'uuid';
import { lockOrganization } from '../../domain/organizations/store.ts';
import { hasAccount } from '../../domain/people/account.ts';
import { forgetAvailability } from '../../domain/people/availability.store.ts';
import { listSharers } from '../../domain/people/mailbox.store.ts';
import { forgetPairs } from '../../domain/people/pairs.store.ts';
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
import type { ReserveEmail } from './addresses.ts';
import { isSameAddress, mailboxAfter, mailboxIssues } from './mailboxes.ts';
import { addressChangedMail } from './mails.ts';
import { presentSingle } from './present.ts';
import {
  alreadyFinishedError,
  futureAssignmentsError,
  lastAdminError,
  sharedMailboxError,
} from './refusals.ts';
import type { Roster } from './roster.ts';
import { countOtherAdmins, type MemberRow, updatePerson } from './store.ts';

/** What remains of an account when its address is taken away: whoever gets one again is invited. */
const noAccount = { passwordHash: null, firstSignedIn: null, invited: null };

interface UpdateOptions {
  /** Allows the removal of upcoming assignments. */
  confirm: boolean;
  client: Client;
}

/** Changes and finishes people. The changes of one organization run one after the other. */
export function changeUseCases(
  context: Context,
  auth: AuthService,
  roster: Roster,
  reserveEmail: ReserveEmail,
) {
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
      const { roles = before.roles } = patch;
      const mailbox = mailboxAfter(before, patch);
      refuseIssues(await mailboxIssues(tx, before, { ...mailbox, roles }));
      const isReaddressed = !isSameAddress(mailbox.email, before.email);
      const isMoved = isReaddressed || mailbox.mailVia !== before.mailVia;
      if (isReaddressed && mailbox.email) refuseIssues(await reserveEmail(tx, mailbox.email, ['email']));
      if (!roles.includes('admin')) await keepAnAdmin(tx, before);
      const stopsPatrolling = before.roles.includes('patroller') && !roles.includes('patroller');
      const followers = isReaddressed ? await listFollowers(tx, before, mailbox) : [];
      const concerned = stopsPatrolling || isMoved ? [id] : [];
      const upcoming = await roster.lock(tx, organizationId, [...concerned, ...followers]);
      if (stopsPatrolling && upcoming.countOf(id) > 0 && !options.confirm)
        throw futureAssignmentsError(upcoming.countOf(id));
      const account = mailbox.email === null ? noAccount : {};
      const change = editOf<MemberRow>(
        before,
        { ...patch, ...mailbox, ...account },
        { when: clock.now(), by: actor.personId },
      );
      const row = change ? await updatePerson(tx, organizationId, id, change) : before;
      if (patch.roles) await auth.requireSecondSteps(tx, organizationId);
      if (isMoved && !before.finished) await moveAccess(tx, before, mailbox, options.client);
      if (stopsPatrolling) await upcoming.unassign(id, actor.personId);
      await auth.voidLinks(tx, organizationId, followers);
      const readdressed = isMoved && !stopsPatrolling && !hasNoMail(mailbox) ? [id] : [];
      await upcoming.sendNewLinks([...readdressed, ...followers]);
      await announceChange(tx, organizationId, { type: 'person', _id: id });
      return presentSingle(row, actor);
    },

    /**
     * Ends the membership and keeps the history. Throws 409 for the last admin, a finished person (product 4.4), and
     * one at whose address others get their mails.
     */
    async finish(tx: Transaction, actor: Member, id: string, client: Client): Promise<void> {
      const { organizationId } = actor;
      const person = await lockForChange(tx, actor, id);
      if (person.finished) throw alreadyFinishedError();
      await keepAnAdmin(tx, person);
      await keepMailbox(tx, person);
      const upcoming = await roster.lock(tx, organizationId, [id]);
      await updatePerson(tx, organizationId, id, { finished: clock.now() });
      await forgetAvailability(tx, organizationId, id);
      await forgetPairs(tx, organizationId, id);
      await upcoming.unassign(id, actor.personId);
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
   * Returns the ids of those whose mails go to an address that changes. They follow it: links that were mailed to the old one are
   * void (product 4.16). Throws 409 if there is no new one.
   */
  async function listFollowers(tx: Transaction, holder: MemberRow, { email }: Mailbox): Promise<string[]> {
    if (email === null) await keepMailbox(tx, holder);
    const sharers = await listSharers(tx, holder.organizationId, holder.id);
    return sharers.map(({ id }) => id);
  }

  /**
   * Mails the old address, voids the links that were mailed, and invites to the new address who has not signed in (product
   * 4.6 and 4.16). A password that was set by the old invitation, perhaps by a stranger, is void. While the invitation is held
   * neither address is mailed (product 4.19).
   */
  async function moveAccess(
    tx: Transaction,
    before: MemberRow,
    { email }: Mailbox,
    client: Client,
  ): Promise<void> {
    const now = clock.now();
    const quotaUse = { organizationId: before.organizationId, quota: 'invitations' } as const;
    for (const address of [before.email, email])
      if (address !== null) await refuseBeyondQuota(tx, settings.secretKeys, { ...quotaUse, address }, now);
    await auth.endAccess(tx, before, client);
    const isHeld = isInvitationHeld(before);
    if (hasAccount(before) && !isHeld) await queueMails(tx, now, [addressChangedMail(before, newId())]);
    if (!hasNotSignedIn({ ...before, email })) return;
    const invited = isHeld ? null : now;
    await updatePerson(tx, before.organizationId, before.id, { passwordHash: null, invited });
    if (!isHeld) await auth.invite(tx, before);
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

async function keepMailbox(tx: Transaction, { organizationId, id }: MemberRow): Promise<void> {
  const sharers = await listSharers(tx, organizationId, id);
  if (sharers.length > 0) throw sharedMailboxError(sharers);
}
