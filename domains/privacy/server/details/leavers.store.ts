import { type SQL, sql } from 'drizzle-orm';
import { hasContact } from '#platform/database/contact-phones.ts';
import { namesAddress, withoutAddress } from '#platform/database/mail-addresses.ts';
import type { Part } from './due-part.store.ts';
import { isHeld } from './held.store.ts';

/** What the clock of people who have left takes away. */

const hasDetails = sql.raw(
  '(person.email is not null or person.phone is not null or person.mail_via is not null or person.password_hash is not null)',
);

/** The address goes from the mails to them, too. Whoever comes back meanwhile is not taken from, but for a second step, which they set up again. */
const people: Part = {
  due: (due) => sql`
    select id from person
    where organization_id = ${due.organizationId} and finished < ${due.before} and ${hasDetails}`,
  take: ({ organizationId }) => sql`
    update person set email = null, phone = null, mail_via = null, password_hash = null
    from due where person.organization_id = ${organizationId} and person.id = due.id and person.finished is not null
    returning 1`,
  takeBesides: ({ organizationId, ...taking }) => [
    sql`
      delete from second_step using due
      where second_step.organization_id = ${organizationId} and second_step.person_id = due.id`,
    sql`
      update mail set ${withoutAddress}
      from due join person on person.id = due.id
      where person.organization_id = ${organizationId} and person.finished is not null
        and mail.organization_id = ${organizationId} and mail.recipient = due.id::text and ${namesAddress}
        and not ${isHeld({ organizationId, ...taking }, sql`mail.patrol_id`)}`,
  ],
};

/** The mails that were held when their recipient's details went lose the address once they are held no more. */
const mailsToThem: Part = {
  due: (due) => sql`
    select mail.id from person
    join mail on mail.organization_id = person.organization_id and mail.recipient = person.id::text
    where person.organization_id = ${due.organizationId} and person.finished < ${due.before} and not ${hasDetails}
      and ${namesAddress} and not ${isHeld(due, sql`mail.patrol_id`)}
    order by person.id`,
  take: ({ organizationId }) => sql`
    update mail set ${withoutAddress}
    from due where mail.organization_id = ${organizationId} and mail.id = due.id returning 1`,
};

/** How a message to the ECC says whom to ring. */
const ringing = ' Ring .*$';

/**
 * Returns a crew without its phones. Each member has a line: the name, the ID and the phone, of which the last two may be missing. A name may have
 * commas, too, so without an ID only what has the digits of a number is a phone.
 */
function withoutPhones(crew: SQL): SQL {
  const withId = sql`regexp_replace(${crew}, '(, ID [^,\\n]*), [^\\n]*$', '\\1', 'gn')`;
  return sql`regexp_replace(${withId}, ', (?!ID )(?:[^,\\n]*\\d){3}[^\\n]*$', '', 'gn')`;
}

/**
 * The phones of a crew go from the messages to the ECC, and from those of a test patrol the address of their sender, to whom they went; who was
 * on it stays.
 */
const messagesToEcc: Part = {
  due: (due) => sql`
    select notification.id from ecc_notification as notification
    join patrol on patrol.organization_id = notification.organization_id and patrol.id = notification.patrol_id
    where notification.organization_id = ${due.organizationId} and patrol."when" < ${due.before} and ${hasContact}
      and not ${isHeld(due, sql`notification.patrol_id`)}
    order by notification.patrol_id`,
  take: ({ organizationId }) => sql`
    update ecc_notification as notification set phone = null,
      recipient = case when training then 'Removed' else recipient end, message = message || jsonb_build_object(
      'summary', regexp_replace(message ->> 'summary', ${ringing}, ''),
      'facts', (
        select coalesce(jsonb_agg(case when fact ->> 'label' like 'Crew %'
            then fact || jsonb_build_object('value', ${withoutPhones(sql`fact ->> 'value'`)})
            else fact end order by place), '[]')
        from jsonb_array_elements(message -> 'facts') with ordinality as each (fact, place)
        where fact ->> 'label' <> 'Contact phone'))
    from due where notification.organization_id = ${organizationId} and notification.id = due.id returning 1`,
};

export const leaverParts: readonly Part[] = [people, mailsToThem, messagesToEcc];
