import { today } from '@patrolbook/contract';
import { StartError } from '@patrolbook/embedded-postgres';
import type { Context } from '../../platform/context.ts';
import { announceSessionEnd } from '../../platform/database/announce.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { AuthService } from '../auth/service.ts';
import { demoRows } from './demonstration.ts';
import { zone } from './organizations.ts';
import { password } from './people.ts';
import { signInLines } from './sign-ins.ts';
import {
  type DemoRows,
  deleteOrganizations,
  deleteSuperAdmin,
  findLoaded,
  insertAll,
  listByPasswordHash,
  listSessionIds,
  listTaken,
  lockDemonstration,
  saveLoaded,
} from './store.ts';

export { withoutDemoMails } from './mails.ts';

/** Loads and removes a demonstration organization with its neighbours (product 15.2). Nobody is mailed. */
export function demoService({ database, clock, settings }: Context, auth: AuthService) {
  return {
    /** Loads it as of now, unless it is already loaded. Throws StartError if one of its codes or addresses is in use. */
    async load(): Promise<void> {
      await inTransaction(database, async (tx) => {
        await lockDemonstration(tx);
        if (await findLoaded(tx)) return;
        const now = clock.now();
        const passwordHash = await auth.hashPassword(password);
        const rows = demoRows({
          now,
          today: today(now, zone),
          passwordHash,
          withSuperAdmin: !settings.production,
        });
        await refuseTaken(tx, rows);
        await insertAll(tx, rows);
        const organizationIds = rows.organizations.map(({ id }) => id);
        const superAdminId = rows.people.find(({ organizationId }) => !organizationId)?.id ?? null;
        await saveLoaded(tx, { organizationIds, superAdminId, passwordHash });
      });
    },

    /** Deletes its organizations with everything in them and its super administrator, and ends their sessions. */
    async remove(): Promise<void> {
      await inTransaction(database, async (tx) => {
        await lockDemonstration(tx);
        const loaded = await findLoaded(tx);
        if (!loaded) return;
        await announceSessionEnd(tx, ...(await listSessionIds(tx, loaded)));
        await deleteOrganizations(tx, loaded.organizationIds);
        if (loaded.superAdminId) await deleteSuperAdmin(tx, loaded.superAdminId);
        await saveLoaded(tx, null);
      });
    },

    /** Returns lines that tell who can sign in; none if the demonstration is not loaded. */
    async signIns(): Promise<string[]> {
      const loaded = await findLoaded(database);
      return loaded ? signInLines(await listByPasswordHash(database, loaded.passwordHash)) : [];
    },
  };
}

async function refuseTaken(tx: Transaction, rows: DemoRows): Promise<void> {
  const taken = await listTaken(tx, rows);
  if (taken.length > 0)
    throw new StartError(`The demonstration cannot be loaded: ${taken.join(', ')} is in use already.`);
}
