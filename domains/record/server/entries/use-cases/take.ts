import { notePresence } from '#crew/server/assignments/service.ts';
import type { EccService } from '#ecc/server/correspondence/service.ts';
import { isCorrectable, type Patrol, type TakeEntries } from '#patrols/contract';
import {
  changeAndReadPatrol,
  type LockedPatrol,
  presentSetAside,
  readPatrol,
} from '#patrols/server/schedule/service.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { notFound, refuse } from '#platform/http/pipeline/app-error.ts';
import { finishPatrol } from '../finish-patrol.ts';
import { tooLateToTakeError } from '../refusals.ts';
import { listSetAside, markEntryTaken, type SetAsideRow } from '../set-aside.store.ts';
import { takeEntry, takingRefusal } from '../taking.ts';

/**
 * Takes entries that are kept for review into the record as they are, in the order in which they were kept (product
 * 17.26). One that was taken already stays as it is. Throws 404 if the patrol has no such entry, and 409 if one
 * cannot be taken.
 */
export function takeUseCase({ clock }: Pick<Context, 'clock'>, ecc: Pick<EccService, 'logOff'>) {
  return async (tx: Transaction, actor: Member, id: string, { entries }: TakeEntries): Promise<Patrol> => {
    const { organizationId, personId: takenBy } = actor;
    return changeAndReadPatrol({ tx, clock }, organizationId, id, async (locked) => {
      const chosen = chosenOf(await listSetAside(tx, organizationId, id), entries);
      const waiting = chosen.filter(({ taken }) => taken === null);
      if (waiting.length > 0 && !isCorrectable(locked.patrol, locked.now)) throw tooLateToTakeError();
      const patrol = await readPatrol(tx, organizationId, id);
      for (const row of waiting) {
        refuse(await takingRefusal(locked, patrol, row));
        if (row.kind === 'finish') await takeFinish(locked, patrol, row, takenBy);
        else await takeEntry(locked, patrol, row, takenBy);
      }
    });
  };

  async function takeFinish(locked: LockedPatrol, patrol: Patrol, row: SetAsideRow, takenBy: string) {
    const aside = presentSetAside(row);
    if (aside.kind !== 'finish') return;
    const finished = { ...aside.entry, late: true };
    await finishPatrol(locked, ecc, { finished, moment: row.moment ?? locked.now, by: row.by ?? takenBy });
    if (row.by !== null) await notePresence(locked, row.by, [row.by]);
    patrol.finished = finished;
    await markEntryTaken(locked.tx, row, { taken: locked.now, takenBy });
  }
}

function chosenOf(rows: readonly SetAsideRow[], entries: TakeEntries['entries']): SetAsideRow[] {
  const isOf = (row: SetAsideRow) => (entry: TakeEntries['entries'][number]) => {
    return row.kind === entry.kind && row.id === entry._id;
  };
  if (!entries.every((entry) => rows.some((row) => isOf(row)(entry)))) throw notFound();
  return rows.filter((row) => entries.some(isOf(row)));
}
