import type { Reader } from '#platform/database/connect.ts';
import { type AppError, conflict } from '#platform/http/pipeline/app-error.ts';
import type { MailContext, MailKinds } from '#platform/mail/kind.ts';
import { findOrganization } from './store.ts';

/** An archived organization does nothing until it is restored (product 3.8). */

/** Returns whether an organization is archived; the null of super administrators is not. */
export async function isArchived(db: Reader, organizationId: string | null): Promise<boolean> {
  const found = organizationId ? await findOrganization(db, organizationId) : undefined;
  return Boolean(found?.archived);
}

export function archivedError(): AppError {
  return conflict('archived', 'This organization is archived. Please restore it first.');
}

/** Makes every mail of an archived organization obsolete, whatever caused it. */
export function unlessArchived({ database }: Pick<MailContext, 'database'>, kinds: MailKinds): MailKinds {
  const silenced = Object.entries(kinds).map(([name, kind]): [string, MailKinds[string]] => [
    name,
    {
      ...kind,
      compose: async (mail) =>
        (await isArchived(database, mail.organizationId)) ? null : kind.compose(mail),
    },
  ]);
  return Object.fromEntries(silenced);
}
