import { sql } from 'drizzle-orm';
import {
  asideHasFinePosition,
  formerHasFinePosition,
  hasFinePosition,
  patrolHasFinePosition,
  roundedCoordinates,
  withRoundedPosition,
} from '#platform/database/positions.ts';
import { formerVersionsDue, type Part, setAsideDue } from './due-part.store.ts';
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

const formerVersions: Part = {
  due: (due) => formerVersionsDue(due, formerHasFinePosition),
  take: ({ organizationId }) => sql`
    update former_incident set incident = ${withRoundedPosition('incident')}
    from due where former_incident.organization_id = ${organizationId} and former_incident.id = due.id
    returning 1`,
};

const setAside: Part = {
  due: (due) => setAsideDue(due, asideHasFinePosition),
  take: ({ organizationId }) => sql`
    update set_aside set entry = ${withRoundedPosition('entry')}, patch = ${withRoundedPosition('patch')}
    from due where set_aside.organization_id = ${organizationId} and set_aside.patrol_id = due.patrol_id
      and set_aside.kind = due.kind and set_aside.id = due.id
    returning 1`,
};

export const positionParts: readonly Part[] = [incidents, patrols, formerVersions, setAside];
