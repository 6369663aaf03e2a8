import type { Reader } from '#platform/database/connect.ts';
import type { OutboxMail } from '#platform/mail/kind.ts';
import { listCarried } from '#platform/mail/store.ts';

/** What a mail says with those that it carries (decision 55). */
interface Carried<Data> {
  /** What still holds, the earliest patrol first. */
  told: Data[];
  /** The ids of the mails that no longer hold. */
  leftOut: string[];
}

/** Reads the data of a mail and of those that it carries. `read` returns null for an obsolete one. */
export async function readCarried<Data>(
  database: Reader,
  mail: OutboxMail,
  read: (mail: OutboxMail) => Promise<Data | null>,
  startOf: (data: Data) => string,
): Promise<Carried<Data>> {
  const told: Data[] = [];
  const leftOut: string[] = [];
  for (const one of [mail, ...(await listCarried(database, mail))]) {
    const data = await read(one);
    if (data) told.push(data);
    else leftOut.push(one.id);
  }
  return { told: told.toSorted((a, b) => startOf(a).localeCompare(startOf(b))), leftOut };
}
