import { type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { asideHasInvolved, formerHasInvolved, hasInvolved } from '#platform/database/involved.ts';
import { withoutAddress } from '#platform/database/mail-addresses.ts';
import type { PrivacyClock } from '#privacy/contract';
import { accessParts } from './access.store.ts';
import type { Due } from './due.ts';
import { type DueErasure, formerVersionsDue, type Part, setAsideDue } from './due-part.store.ts';
import { isHeld } from './held.store.ts';
import { leaverParts } from './leavers.store.ts';
import { positionParts } from './positions.store.ts';

/**
 * What each clock takes away: one statement says what is due, for the sweep, for the mail before it and for a replay. Each reads
 * an index that has only what was not taken away yet (decision 81).
 */

/** How many rows one transaction takes. */
const batchSize = 500;

/** Counts what is due by each of these clocks, in one statement; a clock by which nothing is due may be missing. */
export async function countDue(
  db: Reader,
  dues: readonly Due[],
): Promise<Partial<Record<PrivacyClock, number>>> {
  const parts = dues.flatMap((due) =>
    partsOf(due).map(
      (part) => sql`select ${due.clock}::text as clock, count(*)::int as n from (${part.due(due)}) as due`,
    ),
  );
  const { rows } = await db.execute<{ clock: PrivacyClock; n: number }>(sql.join(parts, sql` union all `));
  const counts: Partial<Record<PrivacyClock, number>> = {};
  for (const { clock, n } of rows) counts[clock] = (counts[clock] ?? 0) + n;
  return counts;
}

function partsOf({ clock }: Due): readonly Part[] {
  return parts[clock];
}

/** Returns whether anything is due. */
export async function isAnythingDue(db: Reader, due: Due): Promise<boolean> {
  for (const part of parts[due.clock]) {
    const { rows } = await db.execute(sql`${part.due(due)} limit 1`);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Takes away at most a batch of what is due. Returns how much it took: nothing once all is gone. */
export async function takeDue(tx: Transaction, due: Due, now: string): Promise<number> {
  for (const part of parts[due.clock]) {
    const n = await takeSelected(tx, part, sql`${part.due(due)} limit ${batchSize}`, { ...due, now });
    if (n > 0) return n;
  }
  return 0;
}

/** Takes away, whatever its age, the people and plates of the incidents, former versions or set aside entries with these keys. */
export async function takeFrom(
  tx: Transaction,
  where: keyof typeof ofInvolved,
  taking: DueErasure,
  selected: SQL,
): Promise<void> {
  await takeSelected(tx, ofInvolved[where], selected, taking);
}

async function takeSelected(tx: Transaction, part: Part, selected: SQL, taking: DueErasure): Promise<number> {
  const besides = (part.takeBesides?.(taking) ?? []).map(
    (take, nth) => sql`, ${sql.identifier(`besides_${nth}`)} as (${take})`,
  );
  const { rows } = await tx.execute<{ n: number }>(sql`
    with due as materialized (${selected}),
    taken as (${part.take(taking)}) ${sql.join(besides)}
    select count(*)::int as n from taken`);
  return rows[0]?.n ?? 0;
}

/** Returns the vehicles of an incident without plates, and without what the server does not know of them. */
function withoutPlates(vehicles: SQL): SQL {
  return sql`(
    select coalesce(jsonb_agg(vehicle - 'extra' || '{"rego": null}' order by place), '[]')
    from jsonb_array_elements(${vehicles}) with ordinality as each (vehicle, place))`;
}

/** Returns an incident that is stored whole, without its people and plates. */
function withoutInvolved(stored: SQL): SQL {
  return sql`${stored} - 'extra' || jsonb_build_object(
    'people', '[]'::jsonb, 'peopleDetails', null, 'vehicles', ${withoutPlates(sql`${stored} -> 'vehicles'`)})`;
}

const incidents: Part = {
  due: (due) => sql`
    select id from incident
    where organization_id = ${due.organizationId} and "when" < ${due.before} and ${hasInvolved}
      and not ${isHeld(due, sql`incident.patrol_id`, sql`incident.id`)}
    order by "when"`,
  take: ({ organizationId, now }) => sql`
    update incident set people = '[]', people_details = null, extra = null, involved_removed = ${now},
      vehicles = ${withoutPlates(sql`vehicles`)}
    from due where incident.organization_id = ${organizationId} and incident.id = due.id returning 1`,
};

/** A former version loses what its incident loses. */
const formerVersions: Part = {
  due: (due) => formerVersionsDue(due, formerHasInvolved),
  take: ({ organizationId }) => sql`
    update former_incident set incident = ${withoutInvolved(sql`incident`)}
    from due where former_incident.organization_id = ${organizationId} and former_incident.id = due.id
    returning 1`,
};

const setAside: Part = {
  due: (due) => setAsideDue(due, asideHasInvolved),
  take: ({ organizationId }) => sql`
    update set_aside set entry = ${withoutInvolved(sql`entry`)},
      patch = patch - array['people', 'peopleDetails', 'vehicles', 'extra']
    from due where set_aside.organization_id = ${organizationId} and set_aside.patrol_id = due.patrol_id
      and set_aside.kind = due.kind and set_aside.id = due.id
    returning 1`,
};

/** With a guest's address goes that of the mails to them. */
const guests: Part = {
  due: (due) => sql`
    select guest.patrol_id, guest.id
    from guest
    join patrol on patrol.organization_id = guest.organization_id and patrol.id = guest.patrol_id
    where guest.organization_id = ${due.organizationId} and patrol."when" < ${due.before}
      and (guest.phone is not null or guest.email is not null) and not ${isHeld(due, sql`guest.patrol_id`)}
    order by guest.patrol_id`,
  take: ({ organizationId }) => sql`
    update guest set phone = null, email = null
    from due where guest.organization_id = ${organizationId} and guest.id = due.id returning 1`,
  takeBesides: ({ organizationId }) => [
    sql`
      update mail set ${withoutAddress}
      from due where mail.organization_id = ${organizationId} and mail.patrol_id = due.patrol_id
        and mail.recipient = due.id::text and mail.next_attempt is null`,
  ],
};

const messages: Part = {
  due: (due) => sql`
    select id from message
    where organization_id = ${due.organizationId} and sent < ${due.before} and text <> ''
      and not ${isHeld(due, sql`message.patrol_id`)}
    order by sent`,
  take: ({ organizationId }) => sql`
    update message set subject = '', text = ''
    from due where message.organization_id = ${organizationId} and message.id = due.id returning 1`,
};

const replies: Part = {
  due: (due) => sql`
    select id from ecc_reply
    where organization_id = ${due.organizationId} and "when" < ${due.before} and (text <> '' or subject <> '')
      and not ${isHeld(due, sql`ecc_reply.patrol_id`)}
    order by "when"`,
  take: ({ organizationId }) => sql`
    update ecc_reply set subject = '', text = '', candidates = '[]'
    from due where ecc_reply.organization_id = ${organizationId} and ecc_reply.id = due.id returning 1`,
};

/** Mails are composed when they are sent. They have what an admin wrote for them, and the address that somebody had before. */
const written: Part = {
  due: (due) => sql`
    select id from mail
    where organization_id = ${due.organizationId} and created < ${due.before}
      and subject ?| array['message', 'formerAddress'] and next_attempt is null
      and not ${isHeld(due, sql`mail.patrol_id`)}
    order by created`,
  take: ({ organizationId }) => sql`
    update mail set subject = subject - array['message', 'messageBy', 'formerAddress']
    from due where mail.organization_id = ${organizationId} and mail.id = due.id returning 1`,
};

const audits: Part = {
  due: (due) => sql`
    select id from audit_event where organization_id = ${due.organizationId} and "when" < ${due.before}
    order by "when"`,
  take: ({ organizationId }) => sql`
    delete from audit_event using due
    where audit_event.organization_id = ${organizationId} and audit_event.id = due.id returning 1`,
};

const views: Part = {
  due: (due) => sql`
    select id from details_view where organization_id = ${due.organizationId} and first < ${due.before}
    order by first`,
  take: ({ organizationId }) => sql`
    delete from details_view using due
    where details_view.organization_id = ${organizationId} and details_view.id = due.id returning 1`,
};

/** Where people and plates stand. */
const ofInvolved = { incidents, formerVersions, setAside };

const parts: Record<PrivacyClock, readonly Part[]> = {
  involved: Object.values(ofInvolved),
  guests: [guests],
  mails: [messages, replies, written],
  people: leaverParts,
  audits: [audits, views, ...accessParts],
  positions: positionParts,
};
