import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/connect.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** How many people, days with two patrols ahead, and patrols of the past an organization has. */
export interface BusySize {
  people: number;
  daysAhead: number;
  past: number;
}

/** How many patrols are written by one statement, so that none runs into the limit of time. */
const together = 5000;

/**
 * Fills an organization as large as they come: two patrols a night are planned ahead and were before, each with a crew of four, and those
 * of the past have incidents and mails. Foreign keys are not checked, because the rows satisfy them.
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
      create temporary table busy_person on commit drop as
      select gen_random_uuid() as id, n from generate_series(0, ${people}::integer - 1) as n`);
    await tx.execute(sql`
      insert into person (id, organization_id, email, first_name, last_name, roles, started, first_signed_in)
      select id, ${organizationId}, 'busy' || n || '@example.nz', 'Mere', 'No' || n, '{patroller}', ${now}, ${now} from busy_person`);
    await tx.execute(sql`
      insert into person_address
      select taken_address, organization_id, id from person where organization_id = ${organizationId} and email like 'busy%'`);
    for (let from = 0; from < ahead + past; from += together)
      await fillPatrols(tx, {
        organizationId,
        now,
        people,
        ahead,
        from,
        to: Math.min(ahead + past, from + together),
      });
  });
  await database.execute(sql`analyze`);
}

interface Batch {
  organizationId: string;
  now: string;
  people: number;
  /** How many patrols are ahead: the first ones by number. */
  ahead: number;
  /** The numbers of the patrols that are written, without the last. */
  from: number;
  to: number;
}

/** Writes some of the patrols with their crews, incidents and mails: one statement a table. */
async function fillPatrols(
  tx: Transaction,
  { organizationId, now, people, ahead, from, to }: Batch,
): Promise<void> {
  await tx.execute(sql`
    create temporary table busy_patrol on commit drop as
    select gen_random_uuid() as id, n,
      case when n < ${ahead}::integer
        then ${now}::timestamptz + (1 + n / 2) * interval '1 day' + n % 2 * interval '4 hours'
        else ${now}::timestamptz - (1 + (n - ${ahead}::integer) / 2) * interval '1 day' - n % 2 * interval '4 hours' end as "when"
    from generate_series(${from}::integer, ${to}::integer - 1) as n`);
  await tx.execute(sql`
    create temporary table busy_place on commit drop as
    select gen_random_uuid() as id, p.id as patrol_id, m.id as person_id, p.n, p."when", c
    from busy_patrol p cross join generate_series(0, 3) as c
    join busy_person m on m.n = (p.n * 4 + c) % ${people}::integer`);
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
  await tx.execute(sql`drop table busy_patrol, busy_place`);
}
