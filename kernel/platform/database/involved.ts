import { sql } from 'drizzle-orm';

/** The people and plates of incidents, wherever they are stored (decision 81). Indexes have these conditions. */

/** Selects the vehicles that have a plate, or something that the server does not know. */
const withPlate = '$[*] ? (@.rego != null || exists(@.extra))';

/** An incident still has what its clock takes away (decision 81). */
export const hasInvolved = sql.raw(
  `(people <> '[]'::jsonb or people_details is not null or extra is not null or vehicles @? '${withPlate}')`,
);

/** Returns the same condition for one that is stored whole. */
function hasStoredInvolved(column: string): string {
  return `(${column} -> 'people' <> '[]'::jsonb or ${column} ->> 'peopleDetails' is not null or ${column} ? 'extra' or ${column} -> 'vehicles' @? '${withPlate}')`;
}

/** The same for a former version. */
export const formerHasInvolved = sql.raw(hasStoredInvolved('incident'));

/** The same for what is set aside; of an edit also what it would change. */
export const asideHasInvolved = sql.raw(
  `(kind in ('incident', 'edit') and (${hasStoredInvolved('entry')} or patch ?| array['people', 'peopleDetails', 'vehicles', 'extra']))`,
);
