import type { Database } from '#platform/database/connect.ts';

/** What a national body would have: 78,000 patrols of 100 organizations, 60 people in each, three on each crew. */
const size = { organizations: 100, people: 60, patrols: 780, upcoming: 50 } as const;

/**
 * Fills the tables, one statement each. Organizations are numbered from 1; the people and patrols of each are
 * numbered from 0. A patrol starts every second day; the last `upcoming` ones are ahead.
 */
export async function fillDataset(database: Database, now: string): Promise<void> {
  const { organizations, people, patrols, upcoming } = size;
  const run = (statement: string) => database.$client.query(statement);
  await run(`
    create function id_of(kind int, organization bigint, n bigint) returns uuid immutable language sql
    as $$ select (lpad(to_hex(kind), 8, '0') || '00007000' || lpad(to_hex(32768 + organization), 4, '0')
      || lpad(to_hex(n), 12, '0'))::uuid $$`);
  await run(`
    insert into organization (id, code, name, police_station, time_zone, patroller_instructions,
      patrol_meet_up_instructions, patrol_names, created)
    select id_of(0, o, 0), lpad(o::text, 4, '0'), 'Patrol ' || o, 'Station ' || o, 'Pacific/Auckland', '', '', '{}', '${now}'
    from generate_series(1, ${organizations}) as o`);
  await run(`
    insert into person (id, organization_id, email, first_name, last_name, phone, roles, started)
    select id_of(1, o, p), id_of(0, o, 0), p || '@' || o || '.example.nz', 'Aroha', 'Tamihana ' || p, '021 555 0100',
      case p when 0 then '{admin,patroller}'::text[] else '{patroller}' end, '${now}'
    from generate_series(1, ${organizations}) as o, generate_series(0, ${people - 1}) as p;
    insert into person_address select taken_address, organization_id, id from person on conflict do nothing`);
  await run(`
    insert into patrol (organization_id, id, type, name, "when", hours, call_sign, created, finalized, finalized_by)
    select id_of(0, o, 0), id_of(2, o, n), 'patrol', 'Regular patrol',
      '${now}'::timestamptz + (n - ${patrols - upcoming}) * interval '2 days' + interval '1 hour',
      3, 'HSCP', '${now}', '${now}', id_of(1, o, 0)
    from generate_series(0, ${patrols - 1}) as n, generate_series(1, ${organizations}) as o`);
  await run(`
    insert into assignment (organization_id, id, patrol_id, person_id, created, emailed, accepted, accepted_by)
    select id_of(0, o, 0), id_of(3, o, n * 3 + mate), id_of(2, o, n), id_of(1, o, (n * 7 + mate * 19) % ${people}),
      '${now}', '${now}', '${now}', id_of(1, o, (n * 7 + mate * 19) % ${people})
    from generate_series(0, ${patrols - 1}) as n, generate_series(1, ${organizations}) as o,
      generate_series(0, 2) as mate`);
  await run(`
    insert into guest (organization_id, id, patrol_id, name, created)
    select id_of(0, o, 0), id_of(4, o, n), id_of(2, o, n), 'Ana', '${now}'
    from generate_series(0, ${patrols - 1}, 10) as n, generate_series(1, ${organizations}) as o`);
  await fillRecords(run, now);
  await run(`vacuum analyze`);
}

/** Adds an incident to every fifth past patrol, a mail to each crew member, and the first patrol that is still out. */
async function fillRecords(run: (statement: string) => Promise<unknown>, now: string): Promise<void> {
  const { organizations, people, patrols, upcoming } = size;
  await run(`
    insert into incident (organization_id, id, patrol_id, "when", what, what_details, latitude, longitude, by)
    select id_of(0, o, 0), id_of(5, o, n), id_of(2, o, n),
      '${now}'::timestamptz + (n - ${patrols - upcoming}) * interval '2 days' + interval '2 hours',
      'Location', 'All quiet at the marina', -36.9, 174.9, id_of(1, o, n % ${people})
    from generate_series(0, ${patrols - upcoming - 1}, 5) as n, generate_series(1, ${organizations}) as o`);
  await run(`
    insert into mail (organization_id, id, kind, cause, recipient, patrol_id, subject, created, attempts, sent)
    select organization_id, id, 'patroller-assigned', id, person_id, patrol_id, '{}', '${now}', 1, '${now}' from assignment`);
  await run(`
    update patrol set started = '{"started": "${now}"}'
    from generate_series(1, ${organizations}) as o
    where organization_id = id_of(0, o, 0) and id = id_of(2, o, 0)`);
}
