import { startOfDay } from '#contract';
import { lockOrganization } from '#organizations/server/store.ts';
import { findPerson } from '#people/server/store.ts';
import type { Context } from '#platform/context.ts';
import { announceChange } from '#platform/database/announce.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { tryEach } from '#platform/jobs/try-each.ts';
import { localDate } from '../due.ts';
import type { HeldOn } from '../held.store.ts';
import { eraseRows, markErased } from '../personal/erasure.store.ts';
import { eraseInvolved } from '../recorded/erasure.store.ts';
import { lockClocks } from '../store.ts';
import { deleteErasure, type ErasureRow, findErasure, listDueErasures } from './store.ts';

/** Erases what was to be erased by now and was not undone, unless it is held (product 22.27). Throws the failures after all were tried. */
export async function eraseDue({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const due = await listDueErasures(database, clock.now());
  await tryEach(due, 'erasures were not done', (key) =>
    inTransaction(database, async (tx) => {
      await lockOrganization(tx, key.organizationId);
      const clocks = await lockClocks(tx, key.organizationId);
      const found = await findErasure(tx, key);
      const now = clock.now();
      if (!found || found.due > now) return;
      const date = localDate(clocks, now);
      const held = { organizationId: key.organizationId, date, dayBegan: startOfDay(date, clocks.zone) };
      await deleteErasure(tx, found);
      if (found.personId) await erasePerson(tx, found, found.personId, { held, now });
      else await eraseInvolved(tx, held, { ids: found.incidents, now });
    }),
  );
}

/** Whoever has come back meanwhile is a member again, of whom nothing is erased. */
async function erasePerson(
  tx: Transaction,
  { organizationId, chosenBy: erasedBy }: ErasureRow,
  personId: string,
  { held, now }: { held: HeldOn; now: string },
): Promise<void> {
  const person = await findPerson(tx, organizationId, personId);
  if (!person || person.finished === null || person.erased !== null) return;
  const whose = { organizationId, personId };
  await eraseRows(tx, whose, { now, held });
  await markErased(tx, whose, { erased: now, erasedBy });
  await announceChange(tx, organizationId, { type: 'person', _id: personId });
}
