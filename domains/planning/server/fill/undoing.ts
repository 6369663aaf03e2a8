import { undoMinutes } from '#contract';
import { isAnswerable } from '#crew/contract';
import type { AssignmentRow } from '#crew/server/store.ts';
import { type LockedPatrol, lockPatrol } from '#patrols/server/schedule/service.ts';
import { minute } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import { announceChange } from '#platform/database/announce.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { conflict, notFound } from '#platform/http/pipeline/app-error.ts';
import { listBatch, undoBatch } from './batches.store.ts';

/** Undoes what was accepted (product 6.53). */
export function undoingUseCases({ clock }: Pick<Context, 'clock'>) {
  return {
    /**
     * Takes off all who were put on together; repeated, it changes nothing. Throws 404 if there are none, and 409 after a while,
     * or if one of them or of their patrols was changed.
     */
    async undoFill(tx: Transaction, { organizationId, personId: by }: Member, batch: string): Promise<void> {
      const ids = new Set((await listBatch(tx, organizationId, batch)).map(({ patrolId }) => patrolId));
      const patrols: (LockedPatrol | undefined)[] = [];
      for (const id of ids) patrols.push(await lockPatrol(tx, organizationId, id, clock));
      const rows = await listBatch(tx, organizationId, batch);
      const [first] = rows;
      const now = clock.now();
      if (!first) throw notFound();
      if (rows.every(({ undone }) => undone)) return;
      if (Date.parse(now) - Date.parse(first.created) > undoMinutes * minute) throw tooLateError();
      if (patrols.some((locked) => isChanged(locked, now)) || rows.some(wasTouched)) throw changedError();
      await undoBatch(tx, organizationId, batch, { when: now, by });
      for (const _id of ids) await announceChange(tx, organizationId, { type: 'patrol', _id });
    },
  };
}

/** Whether people were told of a patrol, or it is not ahead any more. */
function isChanged(locked: LockedPatrol | undefined, now: string): boolean {
  return !locked || locked.patrol.finalized !== null || !isAnswerable(locked.patrol, now);
}

function wasTouched({ accepted, declined, removed, didNotShow }: AssignmentRow): boolean {
  return Boolean(accepted ?? declined ?? removed ?? didNotShow);
}

function tooLateError() {
  return conflict(
    'too-late',
    `Only what was filled in the last ${undoMinutes} minutes can be undone together. Take people off one by one.`,
  );
}

function changedError() {
  return conflict(
    'changed-meanwhile',
    'Some of these patrols have been finalized or cancelled since, or people answered or were taken off. Nothing was undone.',
  );
}
