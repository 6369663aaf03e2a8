import { sql } from 'drizzle-orm';
import {
  asideHasFinePosition,
  formerHasFinePosition,
  hasFinePosition,
  patrolHasFinePosition,
  roundedCoordinates,
  withRoundedPosition,
} from '../../platform/database/positions.ts';
import type { Part } from './due-part.store.ts';
import { isHeld } from './held.store.ts';

/** What the clock of positions rounds (product 22.2). */

const incidents: Part = {
  due: (due) => sql`
    select id from incident
    where organization_id = ${due.organizationId} and "when" < ${due.before} and ${hasFinePosition}
      and not ${isHeld(due, sql`incident.patrol_id`, sql`incident.id`)}
    order by "when"`,
  take: ({ organizationId }) => sql`
    update incident set latitude = ${roundedCoordinates.latitude}, longitude = ${roundedCoordinates.longitude},
      location_extra = null
    from due where incident.organization_id = ${organizationId} and incident.id = due.id returning 1`,
};

/** Where a patrol started and finished. */
const patrols: Part = {
  due: (due) => sql`
    select id from patrol
    where organization_id = ${due.organizationId} and "when" < ${due.before} and ${patrolHasFinePosition}
      and not ${isHeld(due, sql`patrol.id`)}
    order by "when"`,
  take: ({ organizationId }) => sql`
    update patrol set started = ${withRoundedPosition('started')}, finished = ${withRoundedPosition('finished')}
    from due where patrol.organization_id = ${organizationId} and patrol.id = due.id returning 1`,
};

/** A former version is as old as its incident. */
const formerVersions: Part = {
  due: (due) => sql`
    select former.id
    from former_incident as former
    join incident as present on present.organization_id = former.organization_id and present.id = former.incident_id
    where former.organization_id = ${due.organizationId} and present."when" < ${due.before}
      and ${formerHasFinePosition} and not ${isHeld(due, sql`former.patrol_id`, sql`former.incident_id`)}
    order by former.incident_id`,
  take: ({ organizationId }) => sql`
    update former_incident set incident = ${withRoundedPosition('incident')}
    from due where former_incident.organization_id = ${organizationId} and former_incident.id = due.id
    returning 1`,
};

/** What is set aside is as old as its patrol. */
const setAside: Part = {
  due: (due) => sql`
    select aside.patrol_id, aside.kind, aside.id
    from set_aside as aside
    join patrol on patrol.organization_id = aside.organization_id and patrol.id = aside.patrol_id
    where aside.organization_id = ${due.organizationId} and patrol."when" < ${due.before}
      and ${asideHasFinePosition} and not ${isHeld(due, sql`aside.patrol_id`, sql`(entry ->> '_id')::uuid`)}
    order by aside.patrol_id`,
  take: ({ organizationId }) => sql`
    update set_aside set entry = ${withRoundedPosition('entry')}, patch = ${withRoundedPosition('patch')}
    from due where set_aside.organization_id = ${organizationId} and set_aside.patrol_id = due.patrol_id
      and set_aside.kind = due.kind and set_aside.id = due.id
    returning 1`,
};

export const positionParts: readonly Part[] = [incidents, patrols, formerVersions, setAside];
