import { systemClock } from '#platform/clock.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { deleteHold, dropQueuedBy, findHold } from '#platform/mail/hold.store.ts';
import { readQueue } from '#platform/mail/store.ts';
import type { Command } from './command.ts';
import { besideServer } from './on-database.ts';

export const resume: Command = {
  name: 'resume',
  parameters: [],
  options: ['drop-old-mails'],
  description: 'Lets mails leave after a restore: all that wait, or only those that the backup did not have.',
  async run({ config }, _given, { 'drop-old-mails': dropsOld = false }) {
    return besideServer(config, (database) =>
      inTransaction(database, async (tx) => {
        const hold = await findHold(tx);
        if (!hold) return ['No mails are held.'];
        const now = systemClock.now();
        const dropped = dropsOld ? await dropQueuedBy(tx, hold.asOf ?? hold.since, now) : 0;
        await deleteHold(tx);
        const { queued } = await readQueue(tx, now);
        return [`Mails leave again. Waiting: ${queued}.${dropsOld ? ` Dropped: ${dropped}.` : ''}`];
      }),
    );
  },
};
