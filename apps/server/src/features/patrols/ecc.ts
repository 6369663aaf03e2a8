import type { Patrol } from '@patrolbook/contract';
import type { LockedPatrol } from './change.ts';

/** What the ECC hears when a patrol that it expects changes. Implemented by the ecc feature. */
export interface EccOfPatrols {
  /** Tells it the new times; `former` are those that it knew. */
  notifyMoved(locked: LockedPatrol, by: string, former: Pick<Patrol, 'when' | 'hours'>): Promise<void>;
  /** Tells it that the patrol was cancelled. */
  notifyCancelled(locked: LockedPatrol, by: string): Promise<void>;
}
