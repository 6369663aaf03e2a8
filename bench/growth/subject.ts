import { v7 as newId } from 'uuid';
import { after, day, hour, systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import { linkToken } from '#platform/database/schema/auth.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import { type Member, settings, tokenOf } from '../api/data.ts';

/** What the calls of one organization are about. */
export interface Subject {
  email: string;
  /** The cookies of the admin, and of the leader of the patrol that is out. */
  cookies: { admin: string; leader: string };
  /** Makes these cookies anew. */
  renew(): Promise<void>;
  personId: string;
  personIds: string[];
  /** A patrol ahead, one of its crew, and one of the past. */
  ahead: { id: string; personId: string };
  past: string;
  out: string;
  calendar: string;
  roster: string;
}

/** Prepares an organization: its admin signs in, and the patrol that began last is still out. */
export async function prepareSubject(database: Database, organizationId: string): Promise<Subject> {
  const now = systemClock.now();
  const { rows: people } = await database.$client.query<Member & { email: string }>(
    `select id, organization_id as "organizationId", roles, email from person where organization_id = $1 order by id limit 50`,
    [organizationId],
  );
  const [admin, , mate] = people;
  const [ahead] = await patrols(database, organizationId, `p."when" > $2 order by p."when", p.id`, now);
  const past = `a.accepted is not null and p.started is not null and p."when" < $2 order by p."when" desc, p.id`;
  const [last, former] = await patrols(database, organizationId, past, after(now, -2 * day));
  if (!admin || !mate || !ahead || !last || !former) throw new Error('an organization has too little');
  await leaveOut(database, organizationId, last.id, now);
  const leader = people.find(({ id }) => id === last.personId) ?? { ...mate, id: last.personId };
  const link = async (purpose: 'calendar' | 'roster', personId: string | null) => {
    const id = newId();
    await database.$client.query(
      `update link_token set voided = $2 where organization_id = $1 and purpose = 'roster' and voided is null`,
      [organizationId, now],
    );
    await database.insert(linkToken).values({ id, purpose, organizationId, personId, created: now });
    return linkTokenText(settings.secretKeys, purpose, id);
  };
  const cookieOf = async (member: Member) => {
    return `access_token=${await tokenOf(database, member, systemClock.now())}`;
  };
  const cookies = { admin: '', leader: '' };
  return {
    email: admin.email,
    cookies,
    async renew() {
      cookies.admin = await cookieOf(admin);
      cookies.leader = await cookieOf(leader);
    },
    personId: mate.id,
    personIds: people.map(({ id }) => id),
    ahead,
    past: former.id,
    out: last.id,
    calendar: await link('calendar', mate.id),
    roster: await link('roster', null),
  };
}

/** Returns two assignments of an organization, as the condition and the order want them; $2 is an instant. */
async function patrols(database: Database, organizationId: string, where: string, instant: string) {
  const { rows } = await database.$client.query<{ id: string; personId: string }>(
    `select distinct on (p."when", p.id) p.id, a.person_id as "personId"
     from patrol p join assignment a on a.organization_id = p.organization_id and a.patrol_id = p.id
     where p.organization_id = $1 and ${where} limit 2`,
    [organizationId, instant],
  );
  return rows;
}

/** Lets a patrol have begun an hour ago and be out for a while. */
async function leaveOut(database: Database, organizationId: string, id: string, now: string): Promise<void> {
  await database.$client.query(
    `update patrol set finished = null, "when" = $3, hours = 8, started = jsonb_set(started, '{started}', to_jsonb($4::text))
     where organization_id = $1 and id = $2`,
    [organizationId, id, after(now, -hour), after(now, -hour)],
  );
}
