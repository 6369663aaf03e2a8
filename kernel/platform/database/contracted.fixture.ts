const ofSuperAdministrators =
  'before the first release: former processes write null for super administrators only, who sign in again once those have gone; took 0.4 s for 3,600,000 links';

/** Statements of migrations that older processes would not survive in general, and why they do (product 15.32). */
export const contracted: readonly { statement: string; reason: string }[] = [
  {
    statement:
      'CREATE INDEX patrol_by_when ON patrol USING btree (organization_id,when,id) WHERE patrol.deleted is null',
    reason: 'took 2.3 s for 780,000 patrols of 1,000 organizations, on two busy cores',
  },
  {
    statement:
      'CREATE INDEX guest_with_contact ON guest USING btree (organization_id,patrol_id) WHERE guest.phone is not null or guest.email is not null',
    reason: 'took 0.1 s for 300,000 guests',
  },
  {
    statement: 'CREATE INDEX audit_event_by_when ON audit_event USING btree (organization_id,when)',
    reason: 'took 0.5 s for 1,000,000 events',
  },
  {
    statement:
      "CREATE INDEX former_incident_involved ON former_incident USING btree (organization_id,incident_id) WHERE (incident -> 'people' <> '[]'::jsonb or incident ->> 'peopleDetails' is not null or incident ? 'extra' or incident -> 'vehicles' @? '$[*] ? (@.rego != null || exists(@.extra))')",
    reason: 'took 0.1 s for 150,000 former versions',
  },
  {
    statement:
      "CREATE INDEX incident_involved ON incident USING btree (organization_id,when) WHERE (people <> '[]'::jsonb or people_details is not null or extra is not null or vehicles @? '$[*] ? (@.rego != null || exists(@.extra))')",
    reason: 'took 1.0 s for 3,000,000 incidents, on two busy cores',
  },
  {
    statement:
      "CREATE INDEX set_aside_involved ON set_aside USING btree (organization_id,patrol_id) WHERE (kind in ('incident', 'edit') and ((entry -> 'people' <> '[]'::jsonb or entry ->> 'peopleDetails' is not null or entry ? 'extra' or entry -> 'vehicles' @? '$[*] ? (@.rego != null || exists(@.extra))') or patch ?| array['people', 'peopleDetails', 'vehicles', 'extra']))",
    reason: 'few entries are ever set aside: it is a small table',
  },
  {
    statement:
      "CREATE INDEX ecc_reply_with_text ON ecc_reply USING btree (organization_id,when) WHERE ecc_reply.text <> '' or ecc_reply.subject <> ''",
    reason: 'took 0.1 s for 300,000 mails that came in',
  },
  {
    statement:
      "CREATE INDEX mail_with_text ON mail USING btree (organization_id,created) WHERE mail.subject ?| array['message', 'formerAddress'] and mail.next_attempt is null",
    reason: 'took 1.2 s for 1,000,000 mails, on two busy cores',
  },
  {
    statement:
      "CREATE INDEX message_with_text ON message USING btree (organization_id,sent) WHERE message.text <> ''",
    reason: 'an organization sends a few messages a day at most: it is a small table',
  },
  {
    statement: 'ALTER TABLE person ALTER COLUMN organization_id SET NOT NULL',
    reason: ofSuperAdministrators,
  },
  {
    statement: 'ALTER TABLE session ALTER COLUMN organization_id SET NOT NULL',
    reason: ofSuperAdministrators,
  },
  {
    statement: 'ALTER TABLE link_token ALTER COLUMN organization_id SET NOT NULL',
    reason: ofSuperAdministrators,
  },
  {
    statement: 'ALTER TABLE person ADD CONSTRAINT person_pkey PRIMARY KEY(organization_id,id)',
    reason: 'took 0.1 s for 60,000 people',
  },
  {
    statement: 'ALTER TABLE session ADD CONSTRAINT session_pkey PRIMARY KEY(id,organization_id)',
    reason: 'took 0.3 s for 300,000 sessions',
  },
  {
    statement: 'ALTER TABLE link_token ADD CONSTRAINT link_token_pkey PRIMARY KEY(id,organization_id)',
    reason: 'took 3.0 s for 3,600,000 links of 1,000 organizations, on two busy cores',
  },
  {
    statement:
      "CREATE INDEX patrol_fine_position ON patrol USING btree (organization_id,when) WHERE ((started #>> '{location,latitude}')::float8 <> round((started #>> '{location,latitude}')::float8 * 1000) / 1000 or (started #>> '{location,longitude}')::float8 <> round((started #>> '{location,longitude}')::float8 * 1000) / 1000 or (finished #>> '{location,latitude}')::float8 <> round((finished #>> '{location,latitude}')::float8 * 1000) / 1000 or (finished #>> '{location,longitude}')::float8 <> round((finished #>> '{location,longitude}')::float8 * 1000) / 1000)",
    reason: 'took 1.4 s for 780,000 patrols, on two busy cores',
  },
  {
    statement:
      "CREATE INDEX former_incident_fine_position ON former_incident USING btree (organization_id,incident_id) WHERE ((incident #>> '{location,latitude}')::float8 <> round((incident #>> '{location,latitude}')::float8 * 1000) / 1000 or (incident #>> '{location,longitude}')::float8 <> round((incident #>> '{location,longitude}')::float8 * 1000) / 1000)",
    reason: 'took 0.5 s for 150,000 former versions',
  },
  {
    statement:
      'CREATE INDEX incident_fine_position ON incident USING btree (organization_id,when) WHERE (latitude <> round(latitude * 1000) / 1000 or longitude <> round(longitude * 1000) / 1000)',
    reason: 'took 4.2 s for 3,000,000 incidents of 1,000 organizations, on two busy cores',
  },
  {
    statement:
      "CREATE INDEX set_aside_fine_position ON set_aside USING btree (organization_id,patrol_id) WHERE ((entry #>> '{location,latitude}')::float8 <> round((entry #>> '{location,latitude}')::float8 * 1000) / 1000 or (entry #>> '{location,longitude}')::float8 <> round((entry #>> '{location,longitude}')::float8 * 1000) / 1000 or (patch #>> '{location,latitude}')::float8 <> round((patch #>> '{location,latitude}')::float8 * 1000) / 1000 or (patch #>> '{location,longitude}')::float8 <> round((patch #>> '{location,longitude}')::float8 * 1000) / 1000)",
    reason: 'few entries are ever set aside: it is a small table',
  },
  {
    statement:
      'ALTER TABLE person ADD COLUMN taken_address text GENERATED ALWAYS AS (case when finished is null then lower(email) end) STORED',
    reason: 'took 1.3 s for 60,000 people, on two busy cores',
  },
  {
    statement:
      'ALTER TABLE person ADD CONSTRAINT person_taken_address FOREIGN KEY (organization_id,id,taken_address) REFERENCES public.person_address(organization_id,person_id,address) DEFERRABLE INITIALLY DEFERRED',
    reason:
      'took 0.2 s for 60,000 people, on two busy cores, under the lock that the new column needs anyway',
  },
  {
    statement:
      "CREATE INDEX patrol_in_summary ON patrol USING btree (organization_id,when,cancelled) WHERE (type = 'patrol' and deleted is null and (finalized is not null or cancelled is not null) and ('TEST' in (upper(trim(name)), upper(trim(call_sign)))) is not true)",
    reason: 'took 0.5 s for 107,000 patrols, on two busy cores',
  },
  {
    statement: 'CREATE INDEX link_token_by_age ON link_token USING btree (organization_id,created)',
    reason: 'took 11 s for 2,000,000 links of 1,000 organizations, on two cores with eight times their load',
  },
  {
    statement:
      'CREATE INDEX link_token_by_all ON link_token USING btree (organization_id,all_link_id) WHERE link_token.all_link_id is not null',
    reason:
      'took 3.2 s for 2,000,000 links of which 400,000 are in it, on two cores with eight times their load',
  },
  {
    statement: 'CREATE INDEX session_ended ON session USING btree (organization_id,least(expires, revoked))',
    reason: 'took 1.5 s for 300,000 sessions, on two cores with eight times their load',
  },
  {
    statement:
      "CREATE INDEX ecc_notification_with_phone ON ecc_notification USING btree (organization_id,patrol_id) WHERE (phone is not null or message ->> 'summary' like '% Ring %')",
    reason: 'took 8.1 s for 500,000 messages, on two cores with eight times their load',
  },
  {
    statement:
      'CREATE INDEX offer_recipient_by_link ON offer_recipient USING btree (organization_id,link_id)',
    reason: 'took 2.7 s for 500,000 who were asked, on two cores with eight times their load',
  },
  {
    statement:
      "CREATE INDEX mail_with_address ON mail USING btree (organization_id,recipient) WHERE (next_attempt is null and (to_address is not null or last_error <> 'Removed'))",
    reason: 'took 2.6 s for 1,000,000 mails, on two cores with thrice their load',
  },
  {
    statement:
      "CREATE INDEX ecc_notification_with_contact ON ecc_notification USING btree (organization_id,patrol_id) WHERE (phone is not null or message ->> 'summary' like '% Ring %' or (training and recipient <> 'Removed'))",
    reason: 'took 1.1 s for 500,000 messages, on two cores with thrice their load',
  },
];
