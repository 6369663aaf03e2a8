import type { Database } from '#platform/database/connect.ts';

/** An organization's patrols: one every second day at 21:00, for a year and for twenty days ahead. */
const patrols = { past: 190, ahead: 10 } as const;

/** The local midnight at which the patrols ahead begin: Sun 1 Nov 2026 in Auckland. */
export const midnight = '2026-10-31T11:00:00.000Z';

/**
 * Fills the tables with so many organizations: half of them patrol on one day, the others on the next.
 * Everything due before that midnight has been judged. Each patrol ahead has a crew of two.
 */
export async function fillPatrols(database: Database, organizations: number): Promise<void> {
  const client = await database.$client.connect();
  const run = (statement: string) => client.query(statement);
  const all = `generate_series(1, ${organizations}) as o`;
  const ordinals = (from: number, to: number) => `generate_series(${from}, ${to}) as n`;
  const start = `(timestamptz '${midnight}' + (n * 2 + o % 2) * interval '1 day' + interval '21 hours')`;
  await run('set session_replication_role = replica'); // the rows satisfy the foreign keys, so these are not checked row by row
  await run(`
    create function bench_id(kind int, n bigint) returns uuid immutable language sql as $$ select md5(kind || ':' || n)::uuid $$`);
  await run(`
    insert into organization (id, code, name, police_station, time_zone, patroller_instructions,
      patrol_meet_up_instructions, patrol_names, created)
    select bench_id(0, o), lpad(o::text, 4, '0'), 'Patrol ' || o, 'Howick', 'Pacific/Auckland', '', '', '{}', '2025-01-01Z'
    from ${all}`);
  await run(`
    insert into person (id, organization_id, email, first_name, last_name, roles, started)
    select bench_id(1000 + seat, o), bench_id(0, o), seat || '@' || o || '.example.nz', 'Aroha', 'Tamihana',
      case seat when 0 then '{admin,patroller}'::text[] else '{patroller}' end, '2025-01-01Z'
    from ${all}, generate_series(0, 1) as seat`);
  await run(`
    insert into person_address select taken_address, organization_id, id from person`);
  await run(`
    insert into patrol (organization_id, id, type, name, "when", hours, call_sign, created, finalized)
    select bench_id(0, o), bench_id(o::int, n), 'patrol', 'Regular patrol', ${start}, 3, 'HSCP', '2025-01-01Z', '2025-01-01Z'
    from ${ordinals(-patrols.past, patrols.ahead - 1)}, ${all}`);
  await run(`
    insert into assignment (organization_id, id, patrol_id, person_id, created, accepted)
    select bench_id(0, o), gen_random_uuid(), bench_id(o::int, n), bench_id(1000 + seat, o), '2025-01-01Z', '2025-01-01Z'
    from ${ordinals(0, patrols.ahead - 1)}, ${all}, generate_series(0, 1) as seat`);
  await run(`
    insert into reminder (organization_id, kind, subject_id, local_date, start, reminded)
    select bench_id(0, o), kind, bench_id(o::int, n), (${start} at time zone 'Pacific/Auckland')::date, ${start}, ${start}
    from ${ordinals(-patrols.past, 0)}, ${all}, unnest('{eve,undermanned}'::text[]) as kind
    where n * 2 + o % 2 <= case kind when 'eve' then 0 else 1 end`);
  await run('set session_replication_role = default');
  await run('vacuum analyze');
  client.release();
}
