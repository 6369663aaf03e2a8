import type { AuthService } from '#accounts/server/auth/service.ts';
import type { OrganizationRestore } from '#organizations/contract';
import { archivedError } from '#organizations/server/archived.ts';
import { lockOrganization, type OrganizationRow } from '#organizations/server/store.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { editOf } from '#platform/edits.ts';
import type { Actor } from '#platform/http/pipeline/actor.ts';
import { conflict, invalid, notFound } from '#platform/http/pipeline/app-error.ts';
import { presentToAdmins } from './present.ts';
import { isPatrolUnderWay, reserveCode, updateOrganization } from './store.ts';

/** Archives organizations and restores them (product 3.8 and 3.9). Nothing of them is deleted. */
export function archivingUseCases({ clock, settings }: Context, auth: AuthService) {
  return {
    /** Ends what the people of the organization are doing. Throws 409 while a patrol is under way. */
    async archive(tx: Transaction, actor: Actor, id: string) {
      await auth.suspendAccessOfAll(tx, id);
      const before = await lock(tx, id);
      if (before.archived) throw archivedError();
      const now = clock.now();
      if (await isPatrolUnderWay(tx, id, now)) throw patrolUnderWayError();
      await auth.endSessionsOfAll(tx, id);
      return save(tx, before, { archived: now }, actor);
    },

    /** Throws 400 if another organization has the code that it would have. */
    async restore(tx: Transaction, actor: Actor, id: string, { code: given }: OrganizationRestore) {
      const before = await lock(tx, id);
      if (!before.archived) throw conflict('not-archived', 'This organization is not archived.');
      if (!before.codeFreed) return save(tx, before, { archived: null }, actor);
      const code = given && (await reserveCode(tx, given, clock.now())) ? given : null;
      if (!code) throw invalid({ path: ['code'], reason: 'not-unique', value: given ?? before.code });
      return save(tx, before, { archived: null, codeFreed: null, code }, actor);
    },
  };

  async function lock(tx: Transaction, id: string): Promise<OrganizationRow> {
    const row = await lockOrganization(tx, id);
    if (!row) throw notFound();
    return row;
  }

  async function save(
    tx: Transaction,
    before: OrganizationRow,
    given: Partial<OrganizationRow>,
    { personId }: Actor,
  ) {
    const change = editOf(before, given, { when: clock.now(), by: personId });
    const row = change ? await updateOrganization(tx, before.id, change) : before;
    return presentToAdmins(row, settings);
  }
}

function patrolUnderWayError() {
  return conflict(
    'patrol-under-way',
    'A patrol is under way. Please archive the organization when it is over.',
  );
}
