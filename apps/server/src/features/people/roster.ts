import type { Transaction } from '../../platform/database/connect.ts';

/** Somebody's part in the coming roster, held until the transaction ends. */
interface HeldAssignments {
  /** How many coming patrols and events they are assigned to. */
  count: number;
  /**
   * Takes them off all of these, and mails them of those that are finalized. Once their row is changed, so that nobody puts them
   * on another meanwhile; 409 if somebody just has.
   */
  takeOff(by: string): Promise<void>;
  /** Mails new personal links, in the place of voided ones, for what is finalized and not declined. */
  sendNewLinks(): Promise<void>;
}

/** What becomes of a person's assignments when the person changes; the assignments feature sees to it. */
export interface Roster {
  /** To be called before the person's own row is locked: patrols come first, as wherever else they change. */
  hold(tx: Transaction, person: { id: string; organizationId: string }): Promise<HeldAssignments>;
}
