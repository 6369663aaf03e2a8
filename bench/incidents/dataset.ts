import type { Database } from '#platform/database/connect.ts';

/** One organization's share: five years of a busy group. */
export const perOrganization = 10_000;

/** Incidents of one patrol. */
const perPatrol = 10;

/**
 * Fills the tables with so many organizations, each with so many incidents of so many kinds. They are recorded
 * in turn, so that no two of an organization lie side by side. Most say "quiet", one in a thousand says
 * "unicorn". The ids are random at the end, like real ones.
 */
export async function fillIncidents(database: Database, organizations: number, each: number): Promise<void> {
  const client = await database.$client.connect();
  const run = (statement: string) => client.query(statement);
  await run('set session_replication_role = replica'); // the rows satisfy the foreign keys, so these are not checked row by row
  await run(`
    create function bench_id(kind int, n bigint) returns uuid immutable language sql as $$ select md5(kind || ':' || n)::uuid $$`);
  await run(`
    insert into organization (id, code, name, police_station, time_zone, patroller_instructions,
      patrol_meet_up_instructions, patrol_names, created)
    select bench_id(0, o), lpad(o::text, 4, '0'), 'Patrol ' || o, 'Howick', 'Pacific/Auckland', '', '', '{}', '2021-11-01Z'
    from generate_series(1, ${organizations}) as o`);
  await run(`
    insert into patrol (organization_id, id, type, name, "when", hours, call_sign, created)
    select bench_id(0, o), bench_id(o::int, n), 'patrol', 'Regular patrol',
      timestamptz '2021-11-01Z' + n * interval '40 hours', 3, 'HSCP', '2021-11-01Z'
    from generate_series(0, ${each / perPatrol}) as n, generate_series(1, ${organizations}) as o`);
  await run(`
    insert into incident (organization_id, id, patrol_id, "when", what, what_details, address, latitude, longitude, vehicles)
    select bench_id(0, o), gen_random_uuid(), bench_id(o::int, n / ${perPatrol}),
      timestamptz '2021-11-01Z' + n * interval '4 hours',
      (array['Location', 'Location', 'Location', 'Site check', 'Vehicle check', 'Graffiti', 'Fire'])[1 + n % 7],
      case when n % 1000 = 7 then 'A unicorn at the roundabout.' when n % 3 = 0 then 'Two people trying car door handles.'
        else 'All quiet here, gate locked, no cars inside.' end,
      n % 300 || ' Picton Street, Howick', -36.9 + (n % 997) / 10000.0, 174.9 + (n % 991) / 10000.0,
      case when n % 10 = 0 then jsonb_build_array(jsonb_build_object('rego', 'NPR' || n % 900, 'color', 'Silver')) else '[]' end
    from generate_series(0, ${each - 1}) as n, generate_series(1, ${organizations}) as o`);
  await run('set session_replication_role = default');
  await run('vacuum analyze');
  client.release();
}
