import { and, arrayContains, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../../platform/database/connect.ts';
import { person } from '../../platform/database/schema/people.ts';
import { findRecipient, type Recipient } from './recipients.store.ts';

/** Who gets the notices to watchers (product 11.46). */

/** Returns the ids of the watchers who have not ended their notices. */
export async function listNoticedWatchers(db: Reader, organizationId: string): Promise<string[]> {
  const found = await db
    .select({ id: person.id })
    .from(person)
    .where(
      and(
        eq(person.organizationId, organizationId),
        arrayContains(person.roles, ['watcher']),
        isNull(person.finished),
        eq(person.notices, 'each'),
      ),
    );
  return found.map(({ id }) => id);
}

/** Returns the watcher a notice is to, with their organization; null if they have left, are no watcher any more or have ended their notices. */
export async function findNoticed(
  db: Reader,
  mail: Parameters<typeof findRecipient>[1],
): Promise<Recipient | null> {
  const watcher = await findRecipient(db, mail, 'watcher');
  return watcher?.person.notices === 'each' ? watcher : null;
}
