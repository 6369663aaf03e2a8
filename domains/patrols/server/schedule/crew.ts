import type { Patrol } from '#patrols/contract';
import type { Transaction } from '#platform/database/connect.ts';
import type { LockedPatrol } from './change.ts';

/** What happens to the people on a patrol when the patrol changes. Implemented by crew, which stands above. */
export interface CrewChanges {
  /** Mails the crew, the guests and the watchers of a patrol that has just been finalized. */
  mailFinalized(locked: LockedPatrol): Promise<unknown>;
  /** Does so for patrols that have just been finalized together: each person gets one mail about all of theirs. */
  mailFinalizedTogether(patrols: readonly LockedPatrol[]): Promise<void>;
  /** Tells the same people that it was moved or renamed. */
  mailMoved(locked: LockedPatrol, move: Move, message?: PersonalMessage): Promise<void>;
  /** Tells the same people that it was cancelled. */
  mailCancelled(locked: LockedPatrol, message?: PersonalMessage): Promise<void>;
  /**
   * Assigns the patrollers that a new patrol begins with. Throws 400 for one who is not an unfinished patroller
   * of the organization. Throws 409 if the start has passed, and, unless overridden, if somebody is
   * double-booked.
   */
  assign(locked: LockedPatrol, personIds: readonly string[], booking: Booking): Promise<void>;
  /** Does the same for patrols that are made together. Each issue names the patrol's place among them. */
  assignAll(made: NewPatrols): Promise<void>;
  /** Throws 409 if the crew is double-booked. An override is recorded with its author. */
  bookCrew(locked: LockedPatrol, booking: Booking): Promise<void>;
  /** Clears the acceptances, since the start has changed. */
  askAgain(locked: LockedPatrol, by: string): Promise<void>;
  /** Marks those who had accepted as no-shows. */
  markNoShow(locked: LockedPatrol, by: string): Promise<void>;
}

/** Patrols that have just been made together, and the people who are put on each. */
export interface NewPatrols {
  tx: Transaction;
  organizationId: string;
  now: string;
  patrols: readonly (Pick<Patrol, '_id' | 'when' | 'hours'> & { patrollers: readonly string[] })[];
}

/** A change of a patrol's time, length or name. */
export interface Move {
  /** The number of this change among the patrol's moves. */
  sequence: number;
  before: Pick<Patrol, 'when' | 'hours' | 'name'>;
}

/** What an admin says, in their own words, to those whom a change mails (product 5.14). */
export interface PersonalMessage {
  text: string;
  /** The admin. */
  by: string;
}

/** Returns the message; undefined if nothing was said. */
export function personalMessage(text: string | null | undefined, by: string): PersonalMessage | undefined {
  return text ? { text, by } : undefined;
}

/** The person who books the crew, and whether double booking is allowed. */
export interface Booking {
  by: string;
  override: boolean;
}
