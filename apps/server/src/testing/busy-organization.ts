import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/connect.ts';
import { inTransaction } from '../platform/database/transaction.ts';

/** How many people, days with two patrols ahead, and patrols of the past an organization has. */
export interface BusySize {
  people: number;
  daysAhead: number;
  past: number;
}

/**
 * Fills an organization as large as they come: two patrols a night are planned ahead, each with a crew of four, and each patrol of the
 * past has a crew, two incidents and mails. One statement a table; foreign keys are not checked, because the rows satisfy them.
 */
export async function fillBusyOrganization(
  database: Database,
  organizationId: string,
  now: string,
  { people, daysAhead, past }: BusySize,
): Promise<void> {
  const ahead = 2 * daysAhead;
  await inTransaction(database, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      create temporary table busy_patrol on commit drop as
      select gen_random_uuid() as id, n,
        case when n < ${ahead}::integer
          then ${now}::timestamptz + (1 + n / 2) * interval '1 day' + n % 2 * interval '4 hours'
          else ${now}::timestamptz - (1 + (n - ${ahead}::integer) / 2) * interval '1 day' - n % 2 * interval '4 hours' end as "when"
      from generate_series(0, ${ahead + past}::integer - 1) as n`);
    await tx.execute(sql`
      create temporary table busy_person on commit drop as
      select gen_random_uuid() as id, n from generate_series(0, ${people}::integer - 1) as n`);
    await tx.execute(sql`
      create temporary table busy_place on commit drop as
      select gen_random_uuid() as id, p.id as patrol_id, m.id as person_id, p.n, p."when", c
      from busy_patrol p cross join generate_series(0, 3) as c
      join busy_person m on m.n = (p.n * 4 + c) % ${people}::integer`);
    await tx.execute(sql`
      insert into person (id, organization_id, email, first_name, last_name, roles, started, first_signed_in)
      select id, ${organizationId}, 'busy' || n || '@example.nz', 'Mere', 'No' || n, '{patroller}', ${now}, ${now} from busy_person`);
    await tx.execute(sql`
      insert into person_address
      select taken_address, organization_id, id from person where organization_id = ${organizationId} and email like 'busy%'`);
    await tx.execute(sql`
      insert into patrol (organization_id, id, type, name, "when", hours, call_sign, crew_size, created, finalized, started, finished)
      select ${organizationId}, id, 'patrol', 'Regular patrol', "when", 3, 'HSCP', 4, ${now}, ${now},
        case when n >= ${ahead}::integer then jsonb_build_object('started', "when") end,
        case when n >= ${ahead}::integer then jsonb_build_object('finished', "when" + interval '3 hours') end
      from busy_patrol`);
    await tx.execute(sql`
      insert into assignment (organization_id, id, patrol_id, person_id, created, accepted, emailed)
      select ${organizationId}, id, patrol_id, person_id, ${now}, case when (n + c) % 5 > 0 then ${now}::timestamptz end, ${now}
      from busy_place`);
    await tx.execute(sql`
      insert into incident (organization_id, id, patrol_id, "when", what, what_details, latitude, longitude, by)
      select ${organizationId}, gen_random_uuid(), patrol_id, "when" + interval '1 hour',
        case when n % 7 = 0 then 'Fire' else 'Location' end, 'All quiet at place ' || n % 500,
        -36.9 + n % 97 * 0.001, 174.9 + n % 89 * 0.001, person_id
      from busy_place where n >= ${ahead}::integer and c < 2`);
    await tx.execute(sql`
      insert into mail (organization_id, id, kind, cause, recipient, patrol_id, subject, created, attempts, sent)
      select ${organizationId}, gen_random_uuid(), 'patroller-assigned', id, person_id, patrol_id,
        jsonb_build_object('assignmentId', id), ${now}, 1, ${now}
      from busy_place where n < ${ahead}::integer + 2000`);
  });
  await database.execute(sql`analyze`);
}
