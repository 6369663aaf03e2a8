import type { Reader } from '#platform/database/connect.ts';
import type { Answered } from '#platform/mail/attempt.ts';
import { isReadAddress } from '#platform/mail/from.ts';
import type { MailAddress } from '#platform/mail/kind.ts';
import type { Settings } from '#platform/settings.ts';
import { listAnsweringAdmins } from './recipients.store.ts';

/**
 * Returns the admins who read the answers to a mail, if its From is not an address that its organization reads (product 11.25): none if there
 * is no other admin than the recipient. Undefined where the From says by itself who reads them.
 */
export async function findReplyTo(
  { database, settings }: { database: Reader; settings: Pick<Settings, 'mailFrom'> },
  { mail: { organizationId, recipient }, from }: Answered,
): Promise<MailAddress[] | undefined> {
  if (organizationId === null || isReadAddress(from, settings)) return undefined;
  const admins = await listAnsweringAdmins(database, organizationId, { except: recipient });
  return admins.map(({ firstName, lastName, email }) => ({
    name: `${firstName} ${lastName}`,
    address: email,
  }));
}

/** Returns whether an answer to a mail reaches a person, so that the mail may invite one. */
export function reachesSomebody(replyTo: readonly MailAddress[] | undefined): boolean {
  return replyTo === undefined || replyTo.length > 0;
}
