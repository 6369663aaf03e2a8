import { v7 as newId } from 'uuid';
import { eccCancellationMessage, eccMoveMessage, isKnownToEcc, tellsEccOfCancelling } from '#ecc/contract';
import { isTest, type Patrol } from '#patrols/contract';
import {
  type EccOfPatrols,
  type LockedPatrol,
  type PatrolWithoutRecord,
  updatePatrol,
} from '#patrols/server/schedule/service.ts';
import type { Context } from '#platform/context.ts';
import { expectedByEccError } from '../refusals.ts';
import { findLogOnSubject } from '../store.ts';
import { isTraining } from '../training.ts';
import { voidAll } from '../voided.store.ts';
import { findLastMessage, keptTimes } from './last-message.ts';
import { sendToEcc } from './send-to-ecc.ts';

/**
 * Tells the ECC that a patrol comes at another time, does not come at all (product 16.10), or has another name
 * (16.14).
 */
export function changesOfPlan({ settings }: Pick<Context, 'settings'>): EccOfPatrols {
  return {
    async sendMove(locked: LockedPatrol, by: string, former: Pick<Patrol, 'when' | 'hours'>) {
      const told = await findLastMessage(locked, 'move', former);
      const lastMessage = keptTimes(told);
      const sending = { id: newId(), kind: 'move', by, when: locked.now, lastMessage } as const;
      await sendToEcc(locked, settings, sending, (patrol, known) =>
        eccMoveMessage(patrol, { ...known, former: told }),
      );
    },

    async sendCancellation(locked: LockedPatrol, by: string) {
      if (!tellsEccOfCancelling(locked.patrol, locked.now)) return;
      const sending = { id: newId(), kind: 'cancellation', by, when: locked.now } as const;
      await sendToEcc(locked, settings, sending, eccCancellationMessage);
    },

    async afterRename(locked: LockedPatrol, by: string, renamed: PatrolWithoutRecord) {
      const { tx, organizationId, patrol } = locked;
      if (isTest(patrol) === isTest(renamed) || !isKnownToEcc(patrol)) return renamed;
      const found = await findLogOnSubject(tx, organizationId, patrol._id);
      if (!found || isTraining(found) === isTest(renamed)) return renamed;
      if (isTest(renamed)) throw expectedByEccError();
      await voidTraining(locked, by);
      return { ...renamed, eccLogOnNotification: null, eccLogOnResponse: null };
    },
  };
}

/** From now on the patrol is not logged on and has no number. The training stays in the history. */
async function voidTraining({ tx, organizationId, patrol, now }: LockedPatrol, by: string): Promise<void> {
  await voidAll(tx, organizationId, patrol._id, { voided: now, voidedBy: by });
  await updatePatrol(tx, organizationId, patrol._id, {
    eccLogOnNotification: null,
    eccLogOnNotificationBy: null,
    eccLogOnResponse: null,
    eccLogOnResponseBy: null,
    policeEventNumber: null,
  });
}
