import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Due } from './due.ts';

/** The local day of an organization on which it is asked what is held. */
export type HeldOn = Pick<Due, 'organizationId' | 'date' | 'dayBegan'>;

/** Returns the condition that a hold keeps it: of the whole patrol, or of this incident. */
export function isHeld(
  { organizationId, date, dayBegan }: HeldOn,
  patrolId: SQLWrapper,
  incidentId: SQL = sql`null`,
): SQL {
  return sql`exists (
    select from privacy_hold as hold
    where hold.organization_id = ${organizationId} and hold.patrol_id = ${patrolId}
      and (hold.incident_id is null or hold.incident_id = ${incidentId})
      and hold.until >= ${date} and (hold.released is null or hold.released >= ${dayBegan})
      and (hold.releases is null or hold.releases > ${dayBegan}))`;
}
