import { memberRoles, type QueryOf } from '#contract';
import type { AdminPatch, adminRoutes } from '#membership/contract';
import type { NewAdmin } from '#organizations/contract';
import { archivedError } from '#organizations/server/archived.ts';
import { findOrganization, lockOrganization } from '#organizations/server/store.ts';
import { hasAccount } from '#people/server/account.ts';
import { findByEmail, type PersonRow } from '#people/server/store.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Actor, Member } from '#platform/http/pipeline/actor.ts';
import { notFound } from '#platform/http/pipeline/app-error.ts';
import { type PeopleService, signedInError } from '../people/service.ts';
import { presentAdmin } from './present.ts';
import { listAdmins } from './store.ts';

interface AdminKey {
  id: string;
  personId: string;
}

/**
 * What a super administrator does for the admins of an organization (product 3.7). Whoever is not an
 * admin there does not exist for them. The changes are those that an admin makes.
 */
export function adminService({ database }: Context, people: PeopleService) {
  return {
    async list(organizationId: string, page: QueryOf<typeof adminRoutes.listAdmins>) {
      const { rows, matches } = await listAdmins(database, organizationId, page);
      if (matches === 0 && !(await findOrganization(database, organizationId))) throw notFound();
      return { items: rows.filter(hasAccount).map(presentAdmin), matches };
    },

    /** Adds an admin, or makes one of the person of the organization who has this address. */
    async add(tx: Transaction, actor: Actor, organizationId: string, given: NewAdmin) {
      const member = adminOf(organizationId, actor);
      const known = await findByEmail(tx, given.email);
      if (known?.organizationId !== organizationId) {
        await lockActive(tx, organizationId);
        return people.create(tx, member, { ...given, mailVia: null, roles: ['admin'] });
      }
      const { roles } = await people.lockForChange(tx, member, known.id);
      await lockActive(tx, organizationId);
      await people.update(
        tx,
        member,
        known.id,
        { roles: [...rolesBesideAdmin(roles), 'admin'] },
        { confirm: false },
      );
      return { _id: known.id };
    },

    /**
     * Corrects the address of an admin. Throws 409 if they have ever signed in: whoever could then change it could sign in
     * as them.
     */
    async correct(tx: Transaction, actor: Actor, key: AdminKey, patch: AdminPatch) {
      const member = adminOf(key.id, actor);
      await lockAdmin(tx, member, key.personId);
      const after = await people.update(tx, member, key.personId, patch, { confirm: false });
      // judged afterwards, because the update has waited for a sign-in that had begun
      if (after.firstSignedIn || after.addressChange) throw signedInError();
    },

    /** Mails the invitation again. Throws 409 if the admin has signed in, or could not be mailed today. */
    async invite(tx: Transaction, actor: Actor, { id, personId }: AdminKey) {
      const member = adminOf(id, actor);
      await lockAdmin(tx, member, personId);
      await people.inviteAgain(tx, member, personId);
    },

    /** Takes the role from an admin, who leaves if they hold no other. Throws 409 for the last one. */
    async remove(tx: Transaction, actor: Actor, { id, personId }: AdminKey) {
      const member = adminOf(id, actor);
      const admin = await lockAdmin(tx, member, personId);
      const roles = rolesBesideAdmin(admin.roles);
      if (roles.length > 0) await people.update(tx, member, personId, { roles }, { confirm: false });
      else await people.finish(tx, member, personId);
    },
  };

  /** Locks an admin of the organization. Throws 404 for anybody else. */
  async function lockAdmin(tx: Transaction, member: Member, personId: string): Promise<PersonRow> {
    const person = await people.lockForChange(tx, member, personId);
    if (person.finished || !person.roles.includes('admin')) throw notFound();
    await lockActive(tx, member.organizationId);
    return person;
  }
}
export type AdminService = ReturnType<typeof adminService>;

/** Locks an organization. Throws 404 if there is none, and 409 if it is archived. */
async function lockActive(tx: Transaction, organizationId: string): Promise<void> {
  const found = await lockOrganization(tx, organizationId);
  if (!found) throw notFound();
  if (found.archived) throw archivedError();
}

/** Returns a super administrator as one who acts for the admins of an organization. */
function adminOf(organizationId: string, actor: Actor): Member {
  return { ...actor, organizationId, roles: ['admin'] };
}

function rolesBesideAdmin(roles: PersonRow['roles']) {
  return memberRoles.filter((role) => role !== 'admin' && roles.includes(role));
}
