import { sql } from 'drizzle-orm';

/** A message to the ECC still says whom to ring, which its clock takes away (decision 81). An index has this condition. */
export const hasPhone = sql.raw(`(phone is not null or message ->> 'summary' like '% Ring %')`);
