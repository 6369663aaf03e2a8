import { sql } from 'drizzle-orm';

/**
 * The patrol is in its organization's summary once its start has passed (product 7.6): neither an event nor a test patrol, and either
 * finalized or cancelled. The index `patrol_in_summary` has this condition, so that a summary is counted in the index alone.
 */
export const patrolInSummary = sql.raw(
  `(type = 'patrol' and deleted is null and (finalized is not null or cancelled is not null) and ('TEST' in (upper(trim(name)), upper(trim(call_sign)))) is not true)`,
);
