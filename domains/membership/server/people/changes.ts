import type { AuthService } from '#accounts/server/auth/service.ts';
import type { Roster } from '#crew/server/roster.ts';
import { lockOrganization } from '#organizations/server/store.ts';
import { hasNoMail, type Person, type PersonPatch } from '#people/contract';
import {
  type AddressChangeRow,
  findAddressChange,
  forgetAddressChange,
} from '#people/server/address-change.store.ts';
import { forgetAvailability } from '#people/server/availability.store.ts';
import { findPerson, type PersonRow } from '#people/server/store.ts';
import { forgetPairs } from '#planning/server/pairs.store.ts';
import type { Context } from '#platform/context.ts';
import { announceChange } from '#platform/database/announce.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { editOf, refuseStale } from '#platform/edits.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { notFound, refuseIssues } from '#platform/http/pipeline/app-error.ts';
import { addressChangeUseCases, hasEverSignedIn, mustWait } from './address-changes.ts';
import type { ReserveEmail } from './addresses.ts';
import { isSameAddress, mailboxAfter, mailboxIssues } from './mailboxes.ts';
import { keepMailbox, movedAccessUseCases } from './moved-access.ts';
import { presentSingle } from './present.ts';
import { alreadyFinishedError, futureAssignmentsError, lastAdminError } from './refusals.ts';
import { countOtherAdmins, type MemberRow, updatePerson } from './store.ts';

/** What remains of an account when its address is taken away: whoever gets one again is invited. */
function noAccountAfter(before: MemberRow) {
  return { passwordHash: null, firstSignedIn: null, invited: null, hasSignedIn: hasEverSignedIn(before) };
}

interface UpdateOptions {
  /** Allows the removal of upcoming assignments. */
  confirm: boolean;
}

/** A change by somebody, perhaps a day ago. */
interface ChangeOptions extends UpdateOptions {
  by: string;
  /** Whether a change of the address has waited, or was confirmed (product 9.62). */
  hasWaited: boolean;
}

/** Changes and finishes people. The changes of one organization run one after the other. */
export function personChangeUseCases(
  context: Context,
  auth: AuthService,
  roster: Roster,
  reserveEmail: ReserveEmail,
) {
  const { clock } = context;
  const moves = movedAccessUseCases(context, auth);
  const addressChanges = addressChangeUseCases(context, readdress, auth.suspendAccess);
  return {
    ...addressChanges,

    /**
     * A change of the address waits if the person has ever signed in (product 9.62). Throws 409 for the last admin, or if the person was
     * edited after the version that the patch names (product 12.10). Throws 409 also, unless confirmed, if the change removes upcoming assignments (product 4.7).
     */
    async update(
      tx: Transaction,
      actor: Member,
      id: string,
      { version, ...patch }: PersonPatch,
      options: UpdateOptions,
    ): Promise<Person> {
      const before = await lockForChange(tx, actor, id);
      refuseStale(before, version, 'person');
      const row = await change(tx, before, patch, { ...options, by: actor.personId, hasWaited: false });
      await announceChange(tx, actor.organizationId, { type: 'person', _id: id });
      const addressChange = await findAddressChange(tx, before, clock.now());
      return presentSingle({ ...row, addressChange }, actor);
    },

    /**
     * Ends the membership and keeps the history. Throws 409 for the last admin, a finished person (product 4.4), and
     * one at whose address others get their mails.
     */
    async finish(tx: Transaction, actor: Member, id: string): Promise<void> {
      const { organizationId } = actor;
      const person = await lockForChange(tx, actor, id);
      if (person.finished) throw alreadyFinishedError();
      await keepAnAdmin(tx, person);
      await keepMailbox(tx, person);
      const upcoming = await roster.lock(tx, organizationId, [id]);
      await updatePerson(tx, organizationId, id, { finished: clock.now() });
      await forgetAvailability(tx, organizationId, id);
      await forgetPairs(tx, organizationId, id);
      await forgetAddressChange(tx, { organizationId, id });
      await upcoming.unassign(id, actor.personId);
      await auth.endAccess(tx, person);
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

  /** Does a change of an address that has waited, or was confirmed, as of the admin who asked for it. */
  async function readdress(tx: Transaction, asked: AddressChangeRow): Promise<void> {
    const { organizationId, personId, email, mailVia, askedBy: by } = asked;
    const before = await lockMember(tx, organizationId, personId);
    if (before.finished) throw alreadyFinishedError();
    await change(tx, before, { email, mailVia }, { by, confirm: true, hasWaited: true });
    await announceChange(tx, organizationId, { type: 'person', _id: personId });
  }

  /** Changes a person, whose row is locked. A mailbox that must wait is asked for, and stays as it is. */
  async function change(
    tx: Transaction,
    before: MemberRow,
    patch: PersonPatch,
    { by, confirm, hasWaited }: ChangeOptions,
  ): Promise<PersonRow> {
    const { organizationId, id } = before;
    const { roles = before.roles } = patch;
    const wanted = mailboxAfter(before, patch);
    refuseIssues(await mailboxIssues(tx, before, { ...wanted, roles }));
    const isOther = !isSameAddress(wanted.email, before.email);
    if (isOther && wanted.email) refuseIssues(await reserveEmail(tx, wanted.email, ['email']));
    if (!roles.includes('admin')) await keepAnAdmin(tx, before);
    const waits = !hasWaited && mustWait(before, wanted, by);
    const mailbox = waits ? { email: before.email, mailVia: before.mailVia } : wanted;
    const followers = isOther ? await moves.listFollowers(tx, before, wanted) : [];
    const readdressed = waits ? [] : followers;
    const isMoved = !waits && (isOther || wanted.mailVia !== before.mailVia);
    const stopsPatrolling = before.roles.includes('patroller') && !roles.includes('patroller');
    const concerned = stopsPatrolling || isMoved ? [id] : [];
    const upcoming = await roster.lock(tx, organizationId, [...concerned, ...readdressed]);
    if (stopsPatrolling && upcoming.countOf(id) > 0 && !confirm)
      throw futureAssignmentsError(upcoming.countOf(id));
    const account = mailbox.email === null ? noAccountAfter(before) : {};
    const edit = editOf<MemberRow>(before, { ...patch, ...mailbox, ...account }, { when: clock.now(), by });
    const row = edit ? await updatePerson(tx, organizationId, id, edit) : before;
    if (patch.roles) await auth.requireSecondSteps(tx, organizationId);
    if (isMoved && !before.finished) await moves.moveAccess(tx, before, mailbox, hasWaited);
    if (stopsPatrolling) await upcoming.unassign(id, by);
    await auth.voidLinks(tx, organizationId, readdressed);
    const linked = isMoved && !stopsPatrolling && !hasNoMail(mailbox) ? [id] : [];
    await upcoming.sendNewLinks([...linked, ...readdressed]);
    if (waits) await addressChanges.askAddressChange(tx, before, wanted, by);
    else if (isOther && !hasWaited) await addressChanges.noteAddressChange(tx, before, wanted, by);
    return row;
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
