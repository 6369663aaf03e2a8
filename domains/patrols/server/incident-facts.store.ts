import { incidentFacts } from '#platform/database/schema/incident-facts.ts';
import { incident } from '#platform/database/schema/record.ts';

/** The facts of an incident, but its place, as the table names them: one that gets a column is read everywhere. */
type InColumns = Pick<typeof incident.$inferSelect, keyof typeof incidentFacts>;

/** The columns of the facts, to be selected. */
export const factColumns = named(incident);

/** Returns the facts in a row. */
export function factsIn(row: InColumns): InColumns {
  return named(row);
}

function named<From extends Record<keyof InColumns, unknown>>(from: From): Pick<From, keyof InColumns>;
function named(from: object): object {
  return Object.fromEntries(Object.keys(incidentFacts).map((fact) => [fact, Reflect.get(from, fact)]));
}
