import { type SQL, sql } from 'drizzle-orm';
import { wordsSought } from '#patrols/server/words-sought.store.ts';
import type { Reader } from '#platform/database/connect.ts';
import { asideHasInvolved, formerHasInvolved, hasInvolved } from '#platform/database/involved.ts';
import type { Recorded } from '#privacy/contract';
import { type HeldOn, isHeld } from '../held.store.ts';

/** An incident in which somebody or a plate was found. */
type FoundRow = {
  id: string;
  when: string;
  what: string;
  patrol: { id: string; name: string | null; when: string; type: 'patrol' | 'event' };
  held: boolean;
  erasing: string | null;
  matches: number;
};

interface Page {
  text: string;
  limit: number;
  skip: number;
}

/**
 * Returns a page of the incidents that have these words about people or vehicles, those of the latest patrols first, and the
 * number of all. The index of words has the present record. Deleted incidents, former versions and what is set aside are read from indexes
 * that have only those with such words, as long as their clock keeps them.
 */
export async function findRecorded(db: Reader, on: HeldOn, { text, limit, skip }: Page): Promise<FoundRow[]> {
  const { organizationId } = on;
  const sought = soughtIn(organizationId, text);
  const { rows } = await db.execute<FoundRow>(sql`
    with found as (
      select id, patrol_id, "when", what from incident
      where organization_id = ${organizationId} and deleted is null and search @@ ${sought}
      union all
      select id, patrol_id, "when", what from incident
      where organization_id = ${organizationId} and deleted is not null and ${hasInvolved} and search @@ ${sought}
      union all
      select incident_id, patrol_id, (incident ->> 'when')::timestamptz, incident ->> 'what' from former_incident
      where organization_id = ${organizationId} and ${formerHasInvolved}
        and ${wordsOf(organizationId, sql`incident`)} @@ ${sought}
      union all
      select (entry ->> '_id')::uuid, patrol_id, (entry ->> 'when')::timestamptz, entry ->> 'what' from set_aside
      where organization_id = ${organizationId} and ${asideHasInvolved}
        and (${wordsOf(organizationId, sql`entry`)} @@ ${sought} or ${wordsOf(organizationId, sql`patch`)} @@ ${sought})
    ), one as (select distinct on (id) id, patrol_id, "when", what from found order by id, "when" desc)
    select one.id, one."when", one.what, count(*) over ()::integer as matches,
      json_build_object('id', patrol.id, 'name', patrol.name, 'when', patrol."when", 'type', patrol.type) as patrol,
      ${isHeld(on, sql`one.patrol_id`, sql`one.id`)} as held, ${erasingOf(organizationId, sql`one.id`)} as erasing
    from one
    join patrol on patrol.organization_id = ${organizationId} and patrol.id = one.patrol_id
    order by patrol."when" desc, one.id
    limit ${limit} offset ${skip}`);
  return rows;
}

/** Returns when people and plates of an incident are erased; null unless that was chosen. */
function erasingOf(organizationId: string, incidentId: SQL): SQL {
  return sql`(select min(due) from erasure
    where erasure.organization_id = ${organizationId} and erasure.incidents ? ${incidentId}::text)`;
}

/** Returns which of these incidents have people or plates anywhere, whether they are held, and when they are erased. */
export async function listErasable(
  db: Reader,
  on: HeldOn,
  ids: readonly string[],
): Promise<{ id: string; held: boolean; erasing: string | null }[]> {
  const { organizationId } = on;
  const chosen = sql.param([...ids]);
  const { rows } = await db.execute<{ id: string; held: boolean; erasing: string | null }>(sql`
    with found as (
      select id, patrol_id from incident
      where organization_id = ${organizationId} and id = any(${chosen}::uuid[]) and ${hasInvolved}
      union
      select incident_id, patrol_id from former_incident
      where organization_id = ${organizationId} and incident_id = any(${chosen}::uuid[]) and ${formerHasInvolved}
      union
      select (entry ->> '_id')::uuid, patrol_id from set_aside
      where organization_id = ${organizationId} and entry ->> '_id' = any(${chosen}::text[]) and ${asideHasInvolved}
    )
    select id, bool_or(${isHeld(on, sql`found.patrol_id`, sql`found.id`)}) as held,
      ${erasingOf(organizationId, sql`found.id`)} as erasing
    from found group by id`);
  return rows;
}

/** What stands about people and vehicles of an incident in one place. */
type InvolvedRow = Recorded & { id: string };

/** Returns all that these incidents still have of people and vehicles, wherever it stands. */
export async function listInvolved(
  db: Reader,
  organizationId: string,
  ids: readonly string[],
): Promise<InvolvedRow[]> {
  const chosen = sql.param([...ids]);
  const { rows } = await db.execute<InvolvedRow>(sql`
    select id, 'record' as "in", people, people_details as "peopleDetails", vehicles from incident
    where organization_id = ${organizationId} and id = any(${chosen}::uuid[]) and ${hasInvolved}
    union all
    select incident_id, 'former', ${partsOf(sql`incident`)} from former_incident
    where organization_id = ${organizationId} and incident_id = any(${chosen}::uuid[]) and ${formerHasInvolved}
    union all
    select (entry ->> '_id')::uuid, 'set-aside', ${partsOf(sql`coalesce(entry || patch, entry)`)} from set_aside
    where organization_id = ${organizationId} and entry ->> '_id' = any(${chosen}::text[]) and ${asideHasInvolved}`);
  return rows;
}

/** Returns the query of words, or of a plate that was typed with blanks: `NPR 418`. */
function soughtIn(organizationId: string, text: string): SQL {
  const of = { organizationId: sql`${organizationId}`, weights: sql`'B'` };
  const plate = text.replaceAll(/\s/g, '');
  return sql`(${wordsSought({ ...of, text: sql`${text}` })} || ${wordsSought({ ...of, text: sql`${plate}` })})`;
}

/** Returns the words about people and vehicles of an incident that is stored whole, as `incident.search` has them. */
function wordsOf(organizationId: string, stored: SQL): SQL {
  const values = (key: string) => sql`coalesce(jsonb_path_query_array(${stored} -> ${sql.raw(`'${key}'`)},
    '$[*].* ? (@.type() == "string" || @.type() == "number")')::text, '')`;
  const words = sql`coalesce(${stored} ->> 'peopleDetails', '') || ' ' || ${values('people')} || ' ' || ${values('vehicles')}`;
  return sql`setweight(to_tsvector('simple', search_words(${organizationId}::uuid, ${words})), 'B')`;
}

function partsOf(stored: SQL): SQL {
  return sql`${stored} -> 'people', ${stored} ->> 'peopleDetails', ${stored} -> 'vehicles'`;
}
