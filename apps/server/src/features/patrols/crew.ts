import type { HeldPatrol } from './change.ts';

/** What becomes of the people on a patrol when it changes as a whole; the assignments feature sees to it. */
export interface Crew {
  /** Mails the patrollers, the guests and the watchers of a patrol that has just been finalized. */
  tellFinalized(held: HeldPatrol): Promise<void>;
  /** Mails the same people that it was moved or renamed, as it is now; `sequence` counts these changes. */
  tellMoved(held: HeldPatrol, sequence: number): Promise<void>;
  /** Mails the same people that it was cancelled. */
  tellCancelled(held: HeldPatrol): Promise<void>;
  /**
   * 409 if somebody on it is on another patrol at its time too. An admin may override that; it is recorded who did.
   */
  bookCrew(held: HeldPatrol, booking: Booking): Promise<void>;
  /** Takes back what those who had accepted answered, since the start is another one now. */
  askAgain(held: HeldPatrol, by: string): Promise<void>;
  /** Marks those who had accepted as not shown. */
  markNotShown(held: HeldPatrol, by: string): Promise<void>;
}

/** Who books people, and whether onto two patrols at one time too. */
export interface Booking {
  by: string;
  override: boolean;
}
