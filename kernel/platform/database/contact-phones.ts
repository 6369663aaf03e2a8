import { sql } from 'drizzle-orm';

/**
 * A message to the ECC still says whom to ring, or one of a test patrol the address of its sender, which its clock takes away (decision 81). An
 * index has this condition.
 */
export const hasContact = sql.raw(
  `(phone is not null or message ->> 'summary' like '% Ring %' or (training and recipient <> 'Removed'))`,
);
