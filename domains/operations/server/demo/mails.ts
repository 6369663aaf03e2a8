import type { Context } from '#platform/context.ts';
import type { OutgoingMail, Transport } from '#platform/mail/transport/transport.ts';
import { findLoaded, listByPasswordHash } from './store.ts';

/**
 * Delivers the demonstration's mails to `files`, and all others by `transport`. Its password is published, so
 * anybody could write to anybody as the police (product 11.8).
 */
export function withoutDemoMails(
  { database, log }: Pick<Context, 'database' | 'log'>,
  transport: Transport,
  files: Transport,
): Transport {
  return {
    async deliver(mail, signal) {
      const isDemo = await isOfDemonstration(mail);
      if (isDemo) log.info({ mail: mail.id }, 'a mail of the demonstration is kept in a file');
      await (isDemo ? files : transport).deliver(mail, signal);
    },
    close() {
      transport.close();
      files.close();
    },
  };

  /** While its super administrator has the published password, anybody may have made any organization. */
  async function isOfDemonstration({ organizationId }: OutgoingMail): Promise<boolean> {
    const loaded = await findLoaded(database);
    if (!loaded) return false;
    if (organizationId !== null && loaded.organizationIds.includes(organizationId)) return true;
    if (loaded.superAdminId === null) return false;
    const unchanged = await listByPasswordHash(database, loaded.passwordHash);
    return unchanged.some(({ roles }) => roles.includes('sa'));
  }
}
