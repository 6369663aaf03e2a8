import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/connect.ts';
import { person } from '#platform/database/schema/people.ts';
import { heldTables } from '../../information/tables.store.ts';
import { type HeldOn, isHeld } from '../held.store.ts';
import { ofPerson, type PersonOf } from './rows.store.ts';

/** Erases what is held about a person in each table, but for what must stay (decision 88). */
export async function eraseRows(
  tx: Transaction,
  whose: PersonOf,
  { now, held }: { now: string; held: HeldOn },
): Promise<void> {
  for (const { table, erasure } of heldTables) {
    if (!erasure) continue;
    const rows = ofPerson(table, whose, erasure.of);
    if ('rows' in erasure) await tx.delete(table).where(rows);
    else
      await tx
        .update(table)
        .set(erasure.set({ now, isHeld: (patrolId) => isHeld(held, patrolId) }))
        .where(rows);
  }
}

export async function markErased(
  tx: Transaction,
  { organizationId, personId }: PersonOf,
  mark: { erased: string; erasedBy: string },
): Promise<void> {
  await tx
    .update(person)
    .set(mark)
    .where(and(eq(person.organizationId, organizationId), eq(person.id, personId)));
}
