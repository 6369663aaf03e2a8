import { sql } from 'drizzle-orm';
import { limits } from '#contract';
import { patrol } from '#platform/database/schema/patrols.ts';

/** An answer of the ECC that a later one has replaced. The instant is in PostgreSQL's notation for JSON. */
export interface FormerNumberRow {
  when: string;
  by: string | null;
  policeEventNumber: string;
}

/** The event numbers before the last one, the latest first, unless they were voided. */
export const formerNumbers = sql<FormerNumberRow[] | null>`(
  select json_agg(json_build_object('when', former."when", 'by', former.by, 'policeEventNumber', former.police_event_number))
  from (
    select "when", by, police_event_number from ecc_response
    where ecc_response.organization_id = ${patrol.organizationId} and ecc_response.patrol_id = ${patrol.id}
      and ecc_response.kind = 'log-on' and ecc_response.voided is null
    order by "when" desc, id desc offset 1 limit ${sql.raw(String(limits.formerEventNumbers.max))}
  ) former)`;
