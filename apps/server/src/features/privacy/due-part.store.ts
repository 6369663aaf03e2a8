import type { SQL } from 'drizzle-orm';
import type { Due } from './due.ts';

/** Rows of one table that a clock takes from. */
export interface Part {
  /**
   * Selects the keys of what is due, in the order of the index that has only what was not taken away yet. Without that order
   * PostgreSQL would look for the first of them among all that is old.
   */
  due(due: Due): SQL;
  /** Takes away the rows of `due`, and returns a row for each. */
  take(taking: Taking): SQL;
  /** Takes with them what is in another table. */
  takeBesides?(taking: Taking): SQL;
}

/** Whose rows are taken away, and when. */
export interface Taking {
  organizationId: string;
  now: string;
}
