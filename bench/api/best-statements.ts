/**
 * What a server without layers would ask PostgreSQL: one statement a call, which returns the whole answer as JSON. $1 is
 * the organization. The bench checks that each answers the same as our server.
 */

const stamp = (when: string, by?: string) => {
  const whole = by
    ? `case when ${by} is null then json_build_object('when', ${when}) else
    json_build_object('when', ${when}, 'by', ${by}) end`
    : `json_build_object('when', ${when})`;
  return `case when ${when} is not null then ${whole} end`;
};

const assignments = `coalesce((
  select json_object_agg(a.person_id, json_build_object(
    'accepted', ${stamp('a.accepted', 'a.accepted_by')}, 'declined', ${stamp('a.declined', 'a.declined_by')},
    'didNotShow', ${stamp('a.did_not_show', 'a.did_not_show_by')},
    'removed', ${stamp('a.removed', 'a.removed_by')}, 'emailed', ${stamp('a.emailed')}))
  from assignment a where a.organization_id = p.organization_id and a.patrol_id = p.id), '{}')`;

const guests = (contact: string) => `coalesce((
  select json_object_agg(g.id, json_build_object('name', g.name, ${contact}
    'removed', ${stamp('g.removed', 'g.removed_by')}))
  from guest g where g.organization_id = p.organization_id and g.patrol_id = p.id), '{}')`;

const patrol = (more: string) => `json_build_object(
  '_id', p.id, 'type', p.type, 'name', p.name, 'when', p."when", 'hours', p.hours, 'callSign', p.call_sign, 'crewSize', p.crew_size,
  'instructions', p.instructions, 'cancelled', ${stamp('p.cancelled', 'p.cancelled_by')},
  'finalized', ${stamp('p.finalized', 'p.finalized_by')}, 'deleted', ${stamp('p.deleted', 'p.deleted_by')},
  'started', p.started, 'finished', p.finished,
  'eccLogOnNotification', ${stamp('p.ecc_log_on_notification', 'p.ecc_log_on_notification_by')},
  'eccLogOnResponse', case when p.ecc_log_on_response is not null then
    json_build_object('when', p.ecc_log_on_response, 'policeEventNumber', p.police_event_number) end,
  'eccLogOffNotification', ${stamp('p.ecc_log_off_notification', 'p.ecc_log_off_notification_by')},
  'eccLogOffResponse', ${stamp('p.ecc_log_off_response', 'p.ecc_log_off_response_by')},
  'patrollers', ${assignments}, ${more})`;

const ofOrganization = 'p.organization_id = $1 and p.deleted is null';

/** A list's first page, and how many patrols it has in all. */
const page = (where: string, direction: 'asc' | 'desc') => `
  select json_build_object('items', coalesce(json_agg(item order by "when" ${direction}, id ${direction}), '[]'),
    'matches', (select count(*) from patrol p where ${ofOrganization} and ${where}))
  from (
    select p."when", p.id, ${patrol(`'guests', ${guests('')}`)} as item
    from patrol p where ${ofOrganization} and ${where} order by p."when" ${direction}, p.id ${direction} limit 12) page`;

const person = `'_id', p.id, 'email', p.email, 'firstName', p.first_name, 'lastName', p.last_name, 'phone', p.phone,
  'roles', p.roles, 'started', p.started, 'finished', p.finished, 'idNumber', p.id_number`;

/** Which notices and summaries somebody gets. */
const choices = `'notices', p.notices, 'summaries', p.summaries`;

/** What admins also see of others. */
const signedIn = `'firstSignedIn', p.first_signed_in, 'invited', p.invited, 'mailVia', p.mail_via`;

const organization = `'_id', o.id, 'code', o.code, 'name', o.name, 'policeStation', o.police_station, 'timeZone', o.time_zone`;

const edits = (row: string) =>
  `'version', ${row}.version, 'edited', ${stamp(`${row}.edited`, `${row}.edited_by`)}`;

const eccMail = (kind: string) => `(
  select json_build_object('queued', m.created, 'sent', m.sent, 'failed',
    m.bounced is not null or m.abandoned is not null and m.last_error is not null)
  from mail m where m.organization_id = p.organization_id and m.patrol_id = p.id and m.kind = '${kind}'
  order by m.created desc limit 1)`;

const none = (table: string) =>
  `not exists (select from ${table} x where x.organization_id = p.organization_id and x.patrol_id = p.id)`;

/** Whether nothing of a patrol was set aside, corrected, held or replaced, and nobody told that it is cancelled. */
const hasNoMore = `${['set_aside', 'crew_correction', 'privacy_hold', 'ecc_response'].map(none).join(' and ')} and p.cancelled is null`;

const wholePerson = `${person}, ${choices}, ${signedIn}, ${edits('p')}`;

const has = (table: string, more = '') =>
  `exists (select from ${table} x where x.organization_id = p.organization_id and x.person_id = p.id${more})`;

/** Whether a person has a second step, asks to be erased, was erased, or shares a mailbox, so that mails to others count too. */
const isSpecial = `(${has('second_step')} or ${has('erasure_request', ' and x.declined is null')} or p.erased is not null or p.mail_via is not null
  or exists (select from person x where x.organization_id = p.organization_id and x.mail_via = p.id))`;

/** The counts of past patrols since the first of the month 60 months ago, by local month and by local weekday. */
const summary = `
  with zone as (select time_zone as zone from organization where id = $1), counted as materialized (
    select p."when" at time zone zone as local,
      case when p.cancelled is not null then 'cancelled' when p.finalized is not null then 'run' end as status
    from zone, patrol p
    where ${ofOrganization} and p.type = 'patrol' and p."when" <= $2
      and ('TEST' in (upper(trim(p.name)), upper(trim(p.call_sign)))) is not true
      and p."when" >= (date_trunc('month', $2::timestamptz at time zone zone) - interval '60 months') at time zone zone)
  select json_build_object(
    'byMonth', (select json_agg(json_build_object('_id', json_build_object('year', extract(year from month),
        'month', extract(month from month), 'status', status), 'count', count) order by month, status)
      from (select date_trunc('month', local) as month, status, count(*) from counted where status is not null group by 1, 2) m),
    'byDayOfWeek', (select json_agg(json_build_object('_id', json_build_object('dayOfWeek', day, 'status', status),
        'count', count) order by day, status)
      from (select extract(dow from local) + 1 as day, status, count(*) from counted where status is not null group by 1, 2) d))`;

export const bestStatements = {
  profile: `
    select json_build_object(${person}, ${choices}, 'organizationId', o.id, 'timeZone', o.time_zone,
      'secondStep', case when o.second_step_for <> 'nobody' then 'required' end, 'analytics', null)
    from person p join organization o on o.id = p.organization_id where o.id = $1 and p.id = $2`,

  /** $2 is the default sign-off, $3 the default sender. */
  organization: `
    select json_build_object(${organization}, 'ecc', json_build_object('phone', o.ecc_phone, 'takesMail', o.ecc_email is not null),
      'eccPhone', o.ecc_phone, 'eccEmail', o.ecc_email,
      'emailFrom', coalesce(o.email_from, $3), 'emailSignOff', coalesce(o.email_sign_off, $2),
      'patrollerInstructions', o.patroller_instructions,
      'coordinatorName', o.coordinator_name, 'coordinatorPhone', o.coordinator_phone,
      'patrolMeetUpInstructions', o.patrol_meet_up_instructions, 'patrolNames', o.patrol_names, 'isFromRead', false, 'joinPage', o.join_page,
      'joinWords', o.join_words, 'experiencedOnEach', o.experienced_on_each, 'askInTurn', o.ask_in_turn, 'secondStepFor', o.second_step_for,
      'secondStepGraceDays', o.second_step_grace_days, ${edits('o')})
    from organization o where o.id = $1`,

  /** $2 is the present, $3 the person. */
  ownPatrols: page(
    `p."when" > $2 and p.id in (select patrol_id from assignment o where o.organization_id = $1 and o.person_id = $3)`,
    'asc',
  ),
  scheduledPatrols: page('p."when" > $2', 'asc'),
  pastPatrols: page('p."when" <= $2', 'desc'),
  summary,

  /** For a patrol that has none of what is answered only where there is some; whether it has must be looked up. */
  patrol: `
    select case when ${hasNoMore} then ${patrol(`'guests', ${guests(`'phone', g.phone, 'email', g.email,`)}, 'incidents', coalesce((
      select json_agg(i order by i."when") from incident i
      where i.organization_id = p.organization_id and i.patrol_id = p.id), '[]'),
      'eccLogOnMail', ${eccMail('ecc-log-on')}, 'eccLogOffMail', ${eccMail('ecc-log-off')},
      'overdueAcknowledged', ${stamp('p.overdue_acknowledged', 'p.overdue_acknowledged_by')}, ${edits('p')}`)} end
    from patrol p where ${ofOrganization} and p.id = $2`,

  people: `
    select json_build_object(
      'items', (select json_agg(item) from (
        select json_build_object(${person}, ${signedIn}) as item from person p where p.organization_id = $1 and p.finished is null
        order by p.last_name collate "names", p.id limit 50) page),
      'matches', (select count(*) from person p where p.organization_id = $1 and p.finished is null))`,

  /**
   * For a person without the properties that are answered only where there are some; whether there are must be looked up. An admin also sees
   * whether mails to the address fail.
   */
  person: `
    select case when not ${isSpecial} then case when failing."when" is null then json_build_object(${wholePerson})
      else json_build_object(${wholePerson}, 'addressFailing', json_build_object('when', failing."when", 'reason', failing.last_error)) end end
    from person p left join lateral (
      select coalesce(m.bounced, m.abandoned) as "when", m.last_error from mail m
      where m.organization_id = $1 and m.recipient = p.id::text and lower(m.to_address) = lower(p.email)
        and (m.sent is not null or m.abandoned is not null and m.last_error is not null)
      order by m.created desc, m.id desc limit 1) failing on true
    where p.organization_id = $1 and p.id = $2`,
};
