import { and, arrayContains, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Role } from '#contract';
import type { NoticeChoice, SummaryChoice } from '#people/contract';
import type { Reader } from '#platform/database/connect.ts';
import { person } from '#platform/database/schema/people.ts';
import { findRecipient, type MailRecipient } from './recipients.store.ts';

/** Who gets the mails that nobody has to get: notices to watchers (product 11.46) and summaries (11.65). */

type Mail = Parameters<typeof findRecipient>[1];

/** Returns the watchers who get notices, with how they get them. */
export function listNoticedWatchers(
  db: Reader,
  organizationId: string,
): Promise<{ id: string; notices: NoticeChoice }[]> {
  return db
    .select({ id: person.id, notices: person.notices })
    .from(person)
    .where(and(presentWith('watcher', organizationId), ne(person.notices, 'none')));
}

/** Returns the ids of the summary recipients who have chosen one of these. */
export async function listSummarized(
  db: Reader,
  organizationId: string,
  chosen: readonly SummaryChoice[],
): Promise<string[]> {
  const found = await db
    .select({ id: person.id })
    .from(person)
    .where(and(presentWith('summary-recipient', organizationId), inArray(person.summaries, [...chosen])));
  return found.map(({ id }) => id);
}

/** Returns the watcher a notice is to, with their organization; null if they have left, are no watcher any more or want none. */
export async function findNoticed(db: Reader, mail: Mail): Promise<MailRecipient | null> {
  const watcher = await findRecipient(db, mail, 'watcher');
  return watcher?.person.notices === 'none' ? null : watcher;
}

/** Returns the summary recipient a summary is to, with their organization; null if they are none any more or want no such summary. */
export async function findSummarized(
  db: Reader,
  mail: Mail,
  chosen: readonly SummaryChoice[],
): Promise<MailRecipient | null> {
  const found = await findRecipient(db, mail, 'summary-recipient');
  return found && chosen.includes(found.person.summaries) ? found : null;
}

function presentWith(role: Role, organizationId: string) {
  return and(
    eq(person.organizationId, organizationId),
    arrayContains(person.roles, [role]),
    isNull(person.finished),
  );
}
