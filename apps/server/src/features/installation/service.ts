import { v7 as newId } from 'uuid';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { StartError } from '../../platform/start-error.ts';
import type { AuthService } from '../auth/service.ts';
import {
  findByEmail,
  findSuperAdmin,
  insertSuperAdmin,
  isEmpty,
  lockInstallation,
  setEmail,
} from './store.ts';

export interface SuperAdmin {
  email: string;
  /** Null: it is set by the one-time link. */
  password: string | null;
}

/** What an installation needs before anybody can sign in. */
export function installationService({ database, clock }: Context, auth: AuthService) {
  return {
    /** Never used: also a demonstration that was removed is a use. */
    isEmpty: () => isEmpty(database),

    /**
     * Creates the super administrator when there is none. As long as they have no password it answers a one-time link to set it,
     * a new one each time.
     */
    async ensureSuperAdmin({ email, password }: SuperAdmin): Promise<string | null> {
      return database.transaction(async (tx) => {
        await lockInstallation(tx);
        const existing = await findSuperAdmin(tx);
        if (existing?.passwordHash) return null;
        const owner = await findByEmail(tx, email);
        if (owner && owner.id !== existing?.id) throw belongsToAMember(email);
        // nobody has signed in as them yet, so the address of the settings is the one that counts
        if (existing && existing.email !== email) await setEmail(tx, existing.id, email);
        return givePassword(tx, existing?.id ?? (await create(tx, email)), password);
      });
    },

    /**
     * Creates a super administrator beside others; one who is there already gets a new password. Answers a one-time link to
     * set it unless it is given. Throws StartError if the address is somebody else's.
     */
    async addSuperAdmin({ email, password }: SuperAdmin): Promise<string | null> {
      return database.transaction(async (tx) => {
        await lockInstallation(tx);
        const existing = await findByEmail(tx, email);
        if (existing && !existing.roles.includes('sa')) {
          throw belongsToAMember(email);
        }
        return givePassword(tx, existing?.id ?? (await create(tx, email)), password);
      });
    },
  };

  async function create(tx: Transaction, email: string): Promise<string> {
    const id = newId();
    const name = { firstName: 'Super', lastName: 'Administrator' };
    await insertSuperAdmin(tx, { ...name, id, email, roles: ['sa'], started: clock.now() });
    return id;
  }

  async function givePassword(tx: Transaction, id: string, password: string | null): Promise<string | null> {
    if (!password) return auth.passwordLink(tx, { id, organizationId: null });
    await auth.setPasswordOf(tx, id, password);
    return null;
  }
}

function belongsToAMember(email: string): StartError {
  return new StartError(`${email} belongs to somebody in an organization; a super administrator is in none.`);
}
