import { type SQL, sql } from 'drizzle-orm';
import type { Due } from './due.ts';
import { type HeldOn, isHeld } from './held.store.ts';

/** Rows of one table that a clock takes from. */
export interface Part {
  /**
   * Selects the keys of what is due, in the order of the index that has only what was not taken away yet. Without that order
   * PostgreSQL would look for the first of them among all that is old.
   */
  due(due: Due): SQL;
  /** Takes away the rows of `due`, and returns a row for each. */
  take(taking: DueErasure): SQL;
  /** Takes with them what is in other tables. */
  takeBesides?(taking: DueErasure): readonly SQL[];
}

/** Whose rows are taken away, when, and by which day it is judged what is held. */
export interface DueErasure extends HeldOn {
  now: string;
}

/** Selects former versions that still have this. One is as old as its incident. */
export function formerVersionsDue(due: Due, has: SQL): SQL {
  return sql`
    select former.id
    from former_incident as former
    join incident as present on present.organization_id = former.organization_id and present.id = former.incident_id
    where former.organization_id = ${due.organizationId} and present."when" < ${due.before}
      and ${has} and not ${isHeld(due, sql`former.patrol_id`, sql`former.incident_id`)}
    order by former.incident_id`;
}

/** Selects what is set aside and still has this. It may have an impossible time, and so is as old as its patrol. */
export function setAsideDue(due: Due, has: SQL): SQL {
  return sql`
    select aside.patrol_id, aside.kind, aside.id
    from set_aside as aside
    join patrol on patrol.organization_id = aside.organization_id and patrol.id = aside.patrol_id
    where aside.organization_id = ${due.organizationId} and patrol."when" < ${due.before}
      and ${has} and not ${isHeld(due, sql`aside.patrol_id`, sql`(entry ->> '_id')::uuid`)}
    order by aside.patrol_id`;
}
