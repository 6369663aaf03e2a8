import { eccCancellationMessage, eccMoveMessage, type Patrol } from '@patrolbook/contract';
import { v7 as newId } from 'uuid';
import type { Context } from '../../../platform/context.ts';
import type { EccOfPatrols, LockedPatrol } from '../../patrols/service.ts';
import { tellEcc } from './tell.ts';

/** Tells the ECC when a patrol that it expects comes at another time, or not at all (product 16.9). */
export function changesOfPlan({ settings }: Pick<Context, 'settings'>): EccOfPatrols {
  return {
    async notifyMoved(locked: LockedPatrol, by: string, former: Pick<Patrol, 'when' | 'hours'>) {
      const sending = { id: newId(), kind: 'move', by, when: locked.now } as const;
      await tellEcc(locked, settings, sending, (patrol, known) =>
        eccMoveMessage(patrol, { ...known, former }),
      );
    },

    async notifyCancelled(locked: LockedPatrol, by: string) {
      const sending = { id: newId(), kind: 'cancellation', by, when: locked.now } as const;
      await tellEcc(locked, settings, sending, eccCancellationMessage);
    },
  };
}
