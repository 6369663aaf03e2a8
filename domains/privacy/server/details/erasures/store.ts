import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { person } from '#platform/database/schema/people.ts';
import { erasure } from '#platform/database/schema/privacy.ts';

export type ErasureRow = typeof erasure.$inferSelect;

/** Which row it is. */
type Key = Pick<ErasureRow, 'organizationId' | 'id'>;

export async function insertErasure(tx: Transaction, row: typeof erasure.$inferInsert): Promise<void> {
  await tx.insert(erasure).values(row);
}

/** Returns what will be erased, with the name of the person, the first one first. */
export function listErasures(db: Reader, organizationId: string) {
  const { id, firstName, lastName } = person;
  return db
    .select({ row: erasure, person: { id, firstName, lastName } })
    .from(erasure)
    .leftJoin(person, and(eq(person.organizationId, erasure.organizationId), eq(person.id, erasure.personId)))
    .where(eq(erasure.organizationId, organizationId))
    .orderBy(asc(erasure.due), asc(erasure.id));
}

export async function findErasure(db: Reader, key: Key): Promise<ErasureRow | undefined> {
  const [found] = await db.select().from(erasure).where(byKey(key));
  return found;
}

/** Returns whether the details of a person will be erased. */
export async function isErasing(
  db: Reader,
  { organizationId, personId }: { organizationId: string; personId: string },
): Promise<boolean> {
  const ofPerson = and(eq(erasure.organizationId, organizationId), eq(erasure.personId, personId));
  return (await db.$count(erasure, ofPerson)) > 0;
}

/** Removes it, because it was done or undone. Returns false if it is not there. */
export async function deleteErasure(tx: Transaction, key: Key): Promise<boolean> {
  const deleted = await tx.delete(erasure).where(byKey(key)).returning({ id: erasure.id });
  return deleted.length > 0;
}

/** Returns what is to be erased by now, but of archived organizations, of which nothing goes. */
export function listDueErasures(db: Reader, now: string): Promise<Key[]> {
  return db
    .select({ organizationId: erasure.organizationId, id: erasure.id })
    .from(erasure)
    .innerJoin(organization, eq(organization.id, erasure.organizationId))
    .where(and(lte(erasure.due, now), isNull(organization.archived)))
    .orderBy(asc(erasure.due));
}

/** An incident of which people and plates will be erased. */
export type NamedIncident = {
  id: string;
  when: string;
  what: string;
  patrol: { id: string; name: string | null; when: string; type: 'patrol' | 'event' };
};

/** Returns these incidents, also those that are set aside, with their patrols. */
export async function nameIncidents(
  db: Reader,
  organizationId: string,
  ids: readonly string[],
): Promise<NamedIncident[]> {
  const chosen = sql.param([...ids]);
  const { rows } = await db.execute<NamedIncident>(sql`
    with found as (
      select id, patrol_id, "when", what from incident
      where organization_id = ${organizationId} and id = any(${chosen}::uuid[])
      union all
      select (entry ->> '_id')::uuid, patrol_id, (entry ->> 'when')::timestamptz, entry ->> 'what' from set_aside
      where organization_id = ${organizationId} and entry ->> '_id' = any(${chosen}::text[])
    ), one as (select distinct on (id) id, patrol_id, "when", what from found order by id, "when" desc)
    select one.id, one."when", one.what,
      json_build_object('id', patrol.id, 'name', patrol.name, 'when', patrol."when", 'type', patrol.type) as patrol
    from one
    join patrol on patrol.organization_id = ${organizationId} and patrol.id = one.patrol_id
    order by one."when", one.id`);
  return rows;
}

function byKey({ organizationId, id }: Key) {
  return and(eq(erasure.organizationId, organizationId), eq(erasure.id, id));
}
