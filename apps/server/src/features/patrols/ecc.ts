import type { Patrol } from '@patrolbook/contract';
import type { LockedPatrol } from './change.ts';
import type { BarePatrol } from './present.ts';

/** What the ECC hears when a patrol that it expects changes. Implemented by the ecc feature. */
export interface EccOfPatrols {
  /** Tells it the new times; `former` are those that it knew. */
  notifyMoved(locked: LockedPatrol, by: string, former: Pick<Patrol, 'when' | 'hours'>): Promise<void>;
  /**
   * Returns what a patrol is once it is renamed, `renamed`. Training does not outlive a rename from TEST, so that the patrol is
   * not logged on then. Throws 409 for a rename to TEST of a patrol that the ECC knows of (product 16.14).
   */
  afterRename(locked: LockedPatrol, by: string, renamed: BarePatrol): Promise<BarePatrol>;
  /** Tells it that the patrol was cancelled. */
  notifyCancelled(locked: LockedPatrol, by: string): Promise<void>;
}
