import { named } from '#platform/database/named.ts';
import { incidentFacts } from '#platform/database/schema/incident-facts.ts';
import { incident } from '#platform/database/schema/record.ts';

/** The facts of an incident, but its place, as the table names them: one that gets a column is read everywhere. */
type InColumns = Pick<typeof incident.$inferSelect, keyof typeof incidentFacts>;

/** The columns of the facts, to be selected. */
export const factColumns = named(incident, incidentFacts);

/** Returns the facts in a row. */
export function factsIn(row: InColumns): InColumns {
  return named(row, incidentFacts);
}
