import type { PatrolType } from '#patrols/contract';

/** What mails say about an overdue patrol. */
export interface OverduePatrol {
  organizationName: string;
  type: PatrolType;
  callSign: string | null;
  /** Its call sign, or else its name. */
  title: string;
  /** The planned end, as a date and time. */
  end: string;
}
