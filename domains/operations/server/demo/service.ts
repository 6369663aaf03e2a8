import type { AuthService } from '#accounts/server/auth/service.ts';
import { today } from '#contract';
import { StartError } from '#embedded-postgres';
import type { Context } from '#platform/context.ts';
import { announceSessionEnd } from '#platform/database/announce.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { inTransaction, inTransactionOf } from '#platform/database/transaction.ts';
import { demoRows } from './demonstration.ts';
import { fillOrganizations } from './generated/fill.ts';
import { tidy } from './generated/store.ts';
import { zone } from './organizations.ts';
import { password } from './people.ts';
import { signInLines } from './sign-ins.ts';
import {
  type DemoRows,
  deleteOrganizations,
  deleteSuperAdmin,
  findLoaded,
  hasOthers,
  insertAll,
  type LoadedDemonstration,
  listByPasswordHash,
  listSessionIds,
  listTaken,
  lockDemonstration,
  saveLoaded,
} from './store.ts';

export { withoutDemoMails } from './mails.ts';

/** Loads and removes a demonstration organization with its neighbours (product 15.2). Nobody is mailed. */
export function demoService({ database, clock, settings }: Context, auth: AuthService) {
  const dates = () => {
    const now = clock.now();
    return { now, today: today(now, zone) };
  };

  async function load(tx: Transaction): Promise<LoadedDemonstration> {
    await lockDemonstration(tx);
    const earlier = await findLoaded(tx);
    if (earlier) return earlier;
    const passwordHash = await auth.hashPassword(password);
    const rows = demoRows({ ...dates(), passwordHash, withSuperAdmin: !settings.production });
    await refuseTaken(tx, rows);
    await insertAll(tx, rows);
    const organizationIds = rows.organizations.map(({ id }) => id);
    const superAdminId = rows.people.find(({ organizationId }) => !organizationId)?.id ?? null;
    const loaded = { organizationIds, superAdminId, passwordHash };
    await saveLoaded(tx, loaded);
    return loaded;
  }

  return {
    /** Loads it as of now, unless it is already loaded. Throws StartError if one of its codes or addresses is in use. */
    async load(): Promise<void> {
      await inTransaction(database, load);
    },

    /**
     * Loads it, and so many made-up organizations besides, each with four years of patrols (product 15.35). They come all or none; `note`
     * is told how far it is. Throws StartError in an installation that has organizations of its own.
     */
    async loadMany(organizations: number, note: (line: string) => void): Promise<void> {
      const client = await database.$client.connect();
      let broken = true;
      try {
        await inTransactionOf(client, async (tx) => {
          await lockDemonstration(tx);
          await refuseOwn(tx);
          const loaded = await load(tx);
          const patrolsAnEvening = Array(organizations).fill(1);
          const from = loaded.organizationIds.length;
          const given = { ...dates(), passwordHash: loaded.passwordHash };
          const ids = await fillOrganizations(client, { ...given, patrolsAnEvening, from, note });
          await saveLoaded(tx, { ...loaded, organizationIds: [...loaded.organizationIds, ...ids] });
        });
        await tidy(client);
        broken = false;
      } finally {
        client.release(broken);
      }
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

/** Whoever has real organizations does not want thousands of others beside them, on one slip of the keyboard. */
async function refuseOwn(tx: Transaction): Promise<void> {
  const loaded = await findLoaded(tx);
  if (await hasOthers(tx, loaded?.organizationIds ?? []))
    throw new StartError(
      'This installation has organizations of its own: made-up ones are added to an empty one, or to the demonstration alone.',
    );
}

async function refuseTaken(tx: Transaction, rows: DemoRows): Promise<void> {
  const taken = await listTaken(tx, rows);
  if (taken.length > 0)
    throw new StartError(`The demonstration cannot be loaded: ${taken.join(', ')} is in use already.`);
}
