import { v7 as newId } from 'uuid';
import type { AuthService } from '#accounts/server/auth/service.ts';
import { StartError } from '#embedded-postgres';
import { lockEmails } from '#people/server/addresses.store.ts';
import { findByEmail } from '#people/server/store.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import {
  findSuperAdmin,
  insertSuperAdmin,
  isEmptyInstallation,
  lockInstallation,
  setEmail,
} from './store.ts';

export interface SuperAdmin {
  email: string;
  /** If null, it is set through the one-time link. */
  password: string | null;
}

/** Sets up an installation so that somebody can sign in (product 15.2). */
export function installationService({ database, clock }: Context, auth: AuthService) {
  return {
    /** Returns whether the installation was never used; a removed demonstration counts as use. */
    isEmpty: () => isEmptyInstallation(database),

    /**
     * Creates the super administrator if there is none. Until they have a password, returns a new one-time link to set
     * it on each call. Throws StartError if the address belongs to another person.
     */
    async ensureSuperAdmin({ email, password }: SuperAdmin): Promise<string | null> {
      return inTransaction(database, async (tx) => {
        await lockInstallation(tx);
        await lockEmails(tx, [email]);
        const existing = await findSuperAdmin(tx);
        if (existing?.passwordHash) return null;
        const owner = await findByEmail(tx, email);
        if (owner && owner.id !== existing?.id) throw belongsToMemberError(email);
        // nobody has signed in as them yet, so the address of the settings replaces the stored one
        if (existing && existing.email !== email) await setEmail(tx, existing.id, email);
        return givePassword(tx, existing?.id ?? (await create(tx, email)), password);
      });
    },

    /**
     * Creates another super administrator, or gives an existing one a new password. Without a given password,
     * returns a one-time link to set it. Throws StartError if the address belongs to somebody else.
     */
    async addSuperAdmin({ email, password }: SuperAdmin): Promise<string | null> {
      return inTransaction(database, async (tx) => {
        await lockInstallation(tx);
        await lockEmails(tx, [email]);
        const existing = await findByEmail(tx, email);
        if (existing && !existing.roles.includes('sa')) {
          throw belongsToMemberError(email);
        }
        return givePassword(tx, existing?.id ?? (await create(tx, email)), password);
      });
    },
  };

  async function create(tx: Transaction, email: string): Promise<string> {
    const id = newId();
    const name = { firstName: 'Super', lastName: 'Administrator' };
    await insertSuperAdmin(tx, { ...name, id, email, started: clock.now() });
    return id;
  }

  async function givePassword(tx: Transaction, id: string, password: string | null): Promise<string | null> {
    if (!password) return auth.passwordLink(tx, { id, organizationId: null });
    await auth.setPasswordOf(tx, { id, organizationId: null }, password);
    return null;
  }
}

function belongsToMemberError(email: string): StartError {
  return new StartError(`${email} belongs to somebody in an organization; a super administrator is in none.`);
}
