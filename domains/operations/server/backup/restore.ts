import { endEverySession } from '#accounts/server/auth/service.ts';
import type { Contents, CopyRecord } from '#platform/backup/records.ts';
import type { Database } from '#platform/database/connect.ts';
import { type Loaded, loadCopy } from '#platform/database/copy/load-copy.ts';
import { migrate } from '#platform/database/migrate.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { saveHold } from '#platform/mail/hold.store.ts';
import { analyze, deleteState } from './state.store.ts';

interface Restoring {
  /** What the backup is called in the sentence that says what is wrong with it. */
  name: string;
  /** The moment that it shows. */
  asOf(): string;
  now: string;
  /** Keeps the keys of signatures where the installation reads them; before anything is committed. */
  keepKeys(keys: Contents['secretKeys']): Promise<void>;
}

/**
 * Loads a backup into an empty database, which then is as new as this release. Nobody is signed in, and no mail leaves:
 * the installation that the backup shows may live on (decision 74). If anything fails, the database stays empty.
 */
export async function restoreBackup(
  database: Database,
  records: AsyncIterable<CopyRecord>,
  { name, asOf, now, keepKeys }: Restoring,
): Promise<Loaded> {
  const loaded = await loadCopy(database, records, {
    name,
    async finish(tx, { secretKeys }) {
      await endEverySession(tx, now);
      await deleteState(tx);
      await saveHold(tx, { because: 'restored', since: now, asOf: asOf() });
      await keepKeys(secretKeys);
    },
  });
  await bringUpToDate(database);
  return loaded;
}

/**
 * Copies a whole installation into an empty database, where everything goes on: sessions, links and the mails that wait. The
 * old one, which nobody may use meanwhile, sends none any more.
 */
export async function moveInstallation(
  from: Database,
  to: Database,
  { records, now }: { records: AsyncIterable<CopyRecord>; now: string },
): Promise<Loaded> {
  const loaded = await loadCopy(to, records, { name: 'The database', finish: async () => undefined });
  await bringUpToDate(to);
  await inTransaction(from, (tx) => saveHold(tx, { because: 'moved', since: now, asOf: null }));
  return loaded;
}

async function bringUpToDate(database: Database): Promise<void> {
  await migrate(database);
  await analyze(database);
}
