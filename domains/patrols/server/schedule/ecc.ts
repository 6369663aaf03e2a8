import type { Patrol } from '#patrols/contract';
import type { LockedPatrol } from './change.ts';
import type { PatrolWithoutRecord } from './present.ts';

/** What the ECC hears when a patrol that it expects changes. Implemented by the ecc feature. */
export interface EccOfPatrols {
  /** Tells the ECC the new times; `former` are those that it knew. */
  sendMove(locked: LockedPatrol, by: string, former: Pick<Patrol, 'when' | 'hours'>): Promise<void>;
  /**
   * Returns the patrol after its rename to `renamed`. Training ends when TEST is renamed, so the patrol is then
   * not logged on. Throws 409 if a patrol that the ECC knows of is renamed to TEST (product 16.14).
   */
  afterRename(locked: LockedPatrol, by: string, renamed: PatrolWithoutRecord): Promise<PatrolWithoutRecord>;
  /** Tells the ECC that the patrol was cancelled. */
  sendCancellation(locked: LockedPatrol, by: string): Promise<void>;
}
