import { today } from '@patrolbook/contract';
import type { Context } from '../../platform/context.ts';
import { announceSessionEnd } from '../../platform/database/announce.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { StartError } from '../../platform/start-error.ts';
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
  remember,
} from './store.ts';

/** A demonstration organization with its neighbours, to be tried and taken away again (design 5). Nobody is mailed. */
export function demoService({ database, clock, settings }: Context, auth: AuthService) {
  return {
    /** Loads it as of now, unless it is there. Throws StartError if one of its codes or addresses is in use. */
    async load(): Promise<void> {
      await database.transaction(async (tx) => {
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
        await remember(tx, { organizationIds, superAdminId, passwordHash });
      });
    },

    /** Deletes its organizations with all that was added to them, and its super administrator; ends their sessions. */
    async remove(): Promise<void> {
      await database.transaction(async (tx) => {
        await lockDemonstration(tx);
        const loaded = await findLoaded(tx);
        if (!loaded) return;
        for (const session of await listSessionIds(tx, loaded)) await announceSessionEnd(tx, session);
        await deleteOrganizations(tx, loaded.organizationIds);
        if (loaded.superAdminId) await deleteSuperAdmin(tx, loaded.superAdminId);
        await remember(tx, null);
      });
    },

    /** Who can sign in, to be printed as long as it is there. */
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
