import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/connect.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Inserts 200,000 patrols of 300 organizations over five years, with their 9,000 people, by one statement for
 * each table. Foreign keys are not checked, because the generated rows satisfy them.
 */
export async function fillLargeDataset(database: Database, now: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      create function id_of(kind int, n bigint) returns uuid immutable language sql
      as $$ select (lpad(to_hex(kind), 8, '0') || '000070008000' || lpad(to_hex(n), 12, '0'))::uuid $$`);
    await tx.execute(sql`
      insert into organization (id, code, name, police_station, time_zone, patroller_instructions,
        patrol_meet_up_instructions, patrol_names, created)
      select id_of(0, o), 'C' || o, 'Patrol ' || o, 'Station ' || o, 'Pacific/Auckland', '', '', '{}', ${now}
      from generate_series(1, 300) as o`);
    await tx.execute(sql`
      insert into person (id, organization_id, email, first_name, last_name, roles, started)
      select id_of(1, p), id_of(0, 1 + p % 300), 'p' || p || '@example.nz', 'Person', 'No' || p, '{patroller}', ${now}
      from generate_series(1, 9000) as p`);
    await tx.execute(sql`
      insert into person_address select taken_address, organization_id, id from person`);
    await tx.execute(sql`
      insert into second_step (organization_id, person_id, since, key, last_interval, recovery_codes)
      select id_of(0, 1 + p % 300), id_of(1, p), ${now}, 'sealed', 0, '{}' from generate_series(1, 9000) as p`);
    await tx.execute(sql`
      insert into passkey (organization_id, id, person_id, credential_id, public_key, counter, name, added)
      select id_of(0, 1 + p % 300), id_of(21, p), id_of(1, p), 'credential ' || p, 'key', 0, 'Phone', ${now}
      from generate_series(1, 9000) as p`);
    await tx.execute(sql`
      insert into patrol (organization_id, id, type, name, "when", hours, call_sign, created, finalized, started, finished)
      select id_of(0, 1 + n % 300), id_of(2, n), 'patrol', 'Regular patrol',
        timestamptz '2021-11-21' + (n / 300) * interval '66 hours', 3, 'HSCP', ${now}, ${now},
        case when n % 20 = 0 then ${JSON.stringify({ started: now })}::jsonb end,
        case when n % 20 = 0 and n % 400 <> 0 then ${JSON.stringify({ finished: now })}::jsonb end
      from generate_series(1, 200000) as n`);
    await tx.execute(sql`
      insert into assignment (organization_id, id, patrol_id, person_id, created, accepted)
      select id_of(0, 1 + n % 300), id_of(3, n), id_of(2, n), id_of(1, n % 300 + 300 * (1 + n / 300 % 29)),
        ${now}, ${now}
      from generate_series(1, 200000) as n`);
    await tx.execute(sql`
      insert into assignment_answer (organization_id, id, assignment_id, answer, "when", by)
      select id_of(0, 1 + n % 300), id_of(8, n), id_of(3, n), 'accepted', ${now}, id_of(1, n % 300 + 300 * (1 + n / 300 % 29))
      from generate_series(1, 50000) as n`);
    await tx.execute(sql`
      insert into guest (organization_id, id, patrol_id, name, created)
      select id_of(0, 1 + n * 10 % 300), id_of(4, n), id_of(2, n * 10), 'Ana', ${now}
      from generate_series(1, 20000) as n`);
    await tx.execute(sql`
      insert into crew_correction (organization_id, patrol_id, id, change, guest_id, "when", by)
      select id_of(0, 1 + n * 10 % 300), id_of(2, n * 10), id_of(17, n), 'added', id_of(4, n), ${now}, id_of(1, 1 + n % 9000)
      from generate_series(1, 20000) as n`);
    await tx.execute(sql`
      insert into incident (organization_id, id, patrol_id, "when", what, what_details, latitude, longitude, by)
      select id_of(0, 1 + n * 5 % 300), id_of(9, n), id_of(2, n * 5), ${now}::timestamptz - n * interval '1 hour',
        case when n % 7 = 0 then 'Fire' else 'Location' end, 'All quiet at place ' || n % 500, -36.9, 174.9,
        id_of(1, 1 + n % 9000)
      from generate_series(1, 40000) as n`);
    await tx.execute(sql`
      insert into former_incident (organization_id, id, patrol_id, incident_id, incident, replaced, replaced_by, deleted)
      select id_of(0, 1 + n * 5 % 300), id_of(15, n), id_of(2, n * 5), id_of(9, n), '{}', ${now}, id_of(1, 1 + n % 9000), false
      from generate_series(1, 20000) as n`);
    await tx.execute(sql`
      insert into set_aside (organization_id, patrol_id, kind, id, entry, kept, why)
      select id_of(0, 1 + n * 5 % 300), id_of(2, n * 5), 'incident', id_of(16, n), '{}', ${now}, 'time'
      from generate_series(1, 20000) as n`);
    await tx.execute(sql`
      insert into ecc_notification (organization_id, id, patrol_id, kind, "when", by, created, recipient, training, message)
      select id_of(0, 1 + n * 5 % 300), id_of(11, n), id_of(2, n * 5), 'log-on', ${now}, id_of(1, 1 + n % 9000), ${now},
        'ecc@example.nz', false, '{"subject": "", "summary": "", "facts": []}'
      from generate_series(1, 40000) as n`);
    await tx.execute(sql`
      insert into ecc_response (organization_id, id, patrol_id, kind, "when", police_event_number, via)
      select id_of(0, 1 + n * 5 % 300), id_of(12, n), id_of(2, n * 5), 'log-on', ${now}, 'P000000001', 'page'
      from generate_series(1, 40000) as n`);
    await tx.execute(sql`
      insert into ecc_reply (organization_id, id, patrol_id, "when", "from", subject, text, outcome, raw, digest)
      select id_of(0, 1 + n * 10 % 300), id_of(13, n), id_of(2, n * 10), ${now}, 'ecc@example.nz', '', '', 'no-number', '', n
      from generate_series(1, 20000) as n`);
    await tx.execute(sql`
      insert into patrol_extension (organization_id, id, patrol_id, "when", by, created, former_hours, hours)
      select id_of(0, 1 + n * 10 % 300), id_of(14, n), id_of(2, n * 10), ${now}, id_of(1, 1 + n % 9000), ${now}, 3, 4
      from generate_series(1, 20000) as n`);
    await tx.execute(sql`
      insert into overdue_alarm (organization_id, patrol_id, until, step, raised)
      select id_of(0, 1 + n * 10 % 300), id_of(2, n * 10), ${now}, 0, ${now}
      from generate_series(1, 20000) as n`);
    await tx.execute(sql`
      insert into availability (organization_id, person_id, number, kind, "from", weekdays)
      select id_of(0, 1 + (n + 1) % 300), id_of(1, 1 + n % 9000), n / 9000, 'cannot', '2026-11-01', '{1,7}'
      from generate_series(1, 18000) as n`);
    await tx.execute(sql`
      insert into person_pair (organization_id, person_id, other_id, kind)
      select id_of(0, 1 + n % 300), id_of(1, n), id_of(1, 1 + (n + 299) % 9000), 'not-together'
      from generate_series(1, 9000) as n`);
    await tx.execute(sql`
      insert into privacy (organization_id) select id_of(0, o) from generate_series(1, 300) as o`);
    await tx.execute(sql`
      insert into privacy_shortening (organization_id, clock, days, chosen, chosen_by, counts)
      select id_of(0, 1 + n % 300), 'clock ' || n, 30, ${now}, id_of(1, 1 + n % 9000), ${now}
      from generate_series(1, 20000) as n`);
    await tx.execute(sql`
      insert into erasure (organization_id, id, person_id, chosen, chosen_by, due)
      select id_of(0, 1 + n % 300), id_of(26, n), id_of(1, 1 + n % 9000), ${now}, id_of(1, 1 + n % 9000), ${now}
      from generate_series(1, 20000) as n`);
    await tx.execute(sql`
      insert into privacy_hold (organization_id, id, patrol_id, reason, until, made, made_by)
      select id_of(0, 1 + n * 10 % 300), id_of(19, n), id_of(2, n * 10), 'Police file', '2027-06-30', ${now}, id_of(1, 1 + n % 9000)
      from generate_series(1, 20000) as n`);
    await tx.execute(sql`
      insert into privacy_removal (organization_id, date, clock, days, count)
      select id_of(0, 1 + n % 300), date '2026-11-21' - n / 300, 'guests', 30, 1 from generate_series(1, 20000) as n`);
    await tx.execute(sql`
      insert into privacy_change (organization_id, id, clock, former_days, days, "when", by)
      select id_of(0, 1 + n % 300), id_of(20, n), 'guests', 30, 60, ${now}, id_of(1, 1 + n % 9000)
      from generate_series(1, 20000) as n`);
    await tx.execute(sql`
      insert into erasure_request (organization_id, person_id, asked)
      select id_of(0, 1 + p % 300), id_of(1, p), ${now} from generate_series(1, 9000) as p`);
    await tx.execute(sql`
      insert into address_change (organization_id, person_id, id, former, email, asked, asked_by, due)
      select id_of(0, 1 + p % 300), id_of(1, p), id_of(22, p), 'former' || p || '@example.nz', 'p' || p || '@example.nz', ${now},
        id_of(1, p), ${now}::timestamptz + p * interval '1 minute'
      from generate_series(1, 9000) as p`);
    await tx.execute(sql`
      insert into join_request (organization_id, id, first_name, last_name, email, phone, asked, confirmed, expires)
      select id_of(0, 1 + n % 300), id_of(18, n), 'Sina', 'Leota', 'sina' || n || '@example.nz', '', ${now}, ${now},
        ${now}::timestamptz + n * interval '1 minute'
      from generate_series(1, 20000) as n`);
    await tx.execute(sql`
      insert into vehicle (organization_id, rego, last_used)
      select id_of(0, 1 + n % 300), 'R' || n, ${now}::timestamptz - n * interval '1 minute'
      from generate_series(1, 9000) as n`);
    await tx.execute(sql`
      insert into mail (organization_id, id, kind, cause, recipient, patrol_id, subject, created, attempts, sent)
      select id_of(0, 1 + n % 300), id_of(10, n), 'patroller-assigned', id_of(3, n), id_of(1, 1 + n % 9000), id_of(2, n), '{}',
        ${now}, 1, ${now}
      from generate_series(1, 50000) as n`);
    await tx.execute(sql`
      insert into message (organization_id, id, audience, subject, text, sent, sent_by, unmailed)
      select id_of(0, 1 + n % 300), id_of(19, n), 'members', 'The gate', 'It is being painted.',
        ${now}::timestamptz - n * interval '1 minute', id_of(1, n % 300 + 300), array[id_of(1, n % 300 + 300)]
      from generate_series(1, 20000) as n`);
    await tx.execute(sql`
      insert into mail (organization_id, id, kind, cause, recipient, subject, created, attempts, sent)
      select id_of(0, 1 + n % 300), id_of(20, n), 'message', id_of(19, n), id_of(1, n % 300 + 300), '{}', ${now}, 1, ${now}
      from generate_series(1, 20000) as n`);
    await tx.execute(sql`
      insert into reminder (organization_id, kind, subject_id, local_date, start, reminded)
      select id_of(0, 1 + n % 300), 'eve', id_of(2, n), '2026-11-21', ${now}, ${now} from generate_series(1, 20000) as n`);
    await tx.execute(sql`
      insert into idempotency_record (organization_id, person_id, route, key, request, answer, created)
      select id_of(0, 1 + (n + 1) % 300), id_of(1, 1 + n % 9000), 'POST /patrol', n, 'digest', '{}', ${now}
      from generate_series(1, 20000) as n`);
    await tx.execute(sql`
      insert into link_token (id, purpose, organization_id, person_id, assignment_id, created)
      select id_of(5, n), 'assignment', id_of(0, 1 + (n + 1) % 300), id_of(1, 1 + n % 9000), id_of(3, n), ${now}
      from generate_series(1, 50000) as n`);
    await tx.execute(sql`
      insert into offer (organization_id, id, patrol_id, created, created_by)
      select id_of(0, 1 + n % 300), id_of(18, n), id_of(2, n), ${now}, id_of(1, 1 + n % 9000)
      from generate_series(1, 50000) as n`);
    await tx.execute(sql`
      insert into offer_recipient (organization_id, offer_id, person_id, asked, link_id)
      select id_of(0, 1 + n % 300), id_of(18, n), id_of(1, n % 300 + 300 * (1 + n / 300 % 29)), ${now}, id_of(5, n)
      from generate_series(1, 50000) as n`);
    await tx.execute(sql`
      insert into session (id, organization_id, person_id, issued, expires, remember, shared_device, ips, user_agent,
        generation, generation_seen)
      select id_of(6, n), id_of(0, 1 + (n + 1) % 300), id_of(1, 1 + n % 9000), ${now}::timestamptz - n * interval '1 minute',
        ${now}, true, false, '{127.0.0.1}', 'test', 0, true
      from generate_series(1, 30000) as n`);
    await tx.execute(sql`
      insert into audit_event (organization_id, id, person_id, "when", event, ips, user_agent)
      select id_of(0, 1 + (n + 1) % 300), id_of(7, n), id_of(1, 1 + n % 9000), ${now}::timestamptz - n * interval '1 minute',
        'sign-in-success', '{127.0.0.1}', 'test'
      from generate_series(1, 60000) as n`);
    await tx.execute(sql`
      insert into details_view (organization_id, id, day, by, what, way, subject, subject_id, amount, times, first, last)
      select id_of(0, 1 + (n + 1) % 300), id_of(19, n), '2026-11-21', id_of(1, 1 + n % 9000), 'involved', 'page', 'patrol',
        id_of(2, n), 1, 1, ${now}::timestamptz - n * interval '1 minute', ${now}
      from generate_series(1, 60000) as n`);
  });
  await database.execute(sql`analyze`);
}
