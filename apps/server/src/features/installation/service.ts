import { v7 as newId } from 'uuid';
import type { Context } from '../../platform/context.ts';
import type { AuthService } from '../auth/service.ts';
import { findSuperAdmin, insertSuperAdmin, isEmpty, lockInstallation } from './store.ts';

export interface SuperAdmin {
  email: string;
  /** Null: it is set by the one-time link. */
  password: string | null;
}

/** What an installation needs before anybody can sign in. */
export function installationService({ database, clock }: Context, auth: AuthService) {
  return {
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
        const id = existing?.id ?? newId();
        if (!existing) {
          const name = { firstName: 'Super', lastName: 'Administrator' };
          await insertSuperAdmin(tx, { ...name, id, email, roles: ['sa'], started: clock.now() });
        }
        if (!password) return auth.passwordLink(tx, { id, organizationId: null });
        await auth.setPasswordOf(tx, id, password);
        return null;
      });
    },
  };
}
export type InstallationService = ReturnType<typeof installationService>;
