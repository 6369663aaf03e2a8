import type { Transaction } from '#platform/database/connect.ts';

/** The upcoming assignments of people, locked until the transaction ends. */
interface LockedAssignments {
  /** Returns how many upcoming patrols and events a person is assigned to. */
  countOf(personId: string): number;
  /**
   * Removes a person from all of these, and mails them about the finalized ones. Call it after changing the person's
   * row, which prevents new assignments. Throws 409 if they have just been assigned to another patrol.
   */
  unassign(personId: string, by: string): Promise<void>;
  /** Mails people new personal links to replace voided ones, for finalized patrols that they have not declined. */
  sendNewLinks(personIds: readonly string[]): Promise<void>;
}

/** What happens to people's assignments when the people change, as `rosterOfPeople` does it. */
export interface Roster {
  /** Call it before locking the people's rows, because patrols are always locked first (decision 16). */
  lock(tx: Transaction, organizationId: string, personIds: readonly string[]): Promise<LockedAssignments>;
}
