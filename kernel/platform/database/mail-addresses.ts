import { sql } from 'drizzle-orm';

/**
 * A mail that waits no more still says at which address it arrived, or what a mail server answered, which names it: its clock takes both
 * away (decision 81). An index has this condition.
 */
export const namesAddress = sql.raw(
  `(next_attempt is null and (to_address is not null or last_error <> 'Removed'))`,
);

/** A mail without both. */
export const withoutAddress = sql.raw(
  `to_address = null, last_error = case when last_error is not null then 'Removed' end`,
);
