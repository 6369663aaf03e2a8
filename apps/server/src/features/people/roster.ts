import type { Transaction } from '../../platform/database/connect.ts';

/** A person's upcoming assignments, locked until the transaction ends. */
interface LockedAssignments {
  /** How many upcoming patrols and events they are assigned to. */
  count: number;
  /**
   * Removes them from all of these, and mails them about the finalized ones. Call it after changing the person's
   * row, which prevents new assignments. Throws 409 if they have just been assigned to another patrol.
   */
  unassign(by: string): Promise<void>;
  /** Mails new personal links to replace voided ones, for finalized patrols that the person has not declined. */
  sendNewLinks(): Promise<void>;
}

/** What happens to a person's assignments when the person changes. Implemented by the assignments feature. */
export interface Roster {
  /** Call it before locking the person's row, because patrols are always locked first (decision 9). */
  lock(tx: Transaction, person: { id: string; organizationId: string }): Promise<LockedAssignments>;
}
