import { sql } from 'drizzle-orm';
import type { Part } from './due-part.store.ts';

/** What the clock of the history of signing in takes away besides that history: what once let somebody in. */

const sessions: Part = {
  due: (due) => sql`
    select id from session
    where organization_id = ${due.organizationId} and least(expires, revoked) < ${due.before}
    order by least(expires, revoked)`,
  take: ({ organizationId }) => sql`
    delete from session using due
    where session.organization_id = ${organizationId} and session.id = due.id returning 1`,
};

/**
 * A link ends by itself, or a day after its patrol; one that accepts several patrols goes after theirs. Those of offers say who
 * was asked and stay with them, as do the few that are good until they are stopped.
 */
const links: Part = {
  due: (due) => sql`
    select link.id from link_token as link
    where link.organization_id = ${due.organizationId} and link.created < ${due.before} and link.purpose <> 'offers'
      and not exists (select from link_token as one
        where one.organization_id = link.organization_id and one.all_link_id = link.id)
      and (least(link.expires, link.voided) < ${due.before} or link.purpose = 'assignments' or exists (
        select from patrol
        where patrol.organization_id = link.organization_id
          and patrol."when" + (patrol.hours + 24) * interval '1 hour' < ${due.before}
          and patrol.id = coalesce(
            (select patrol_id from assignment
              where assignment.organization_id = link.organization_id and assignment.id = link.assignment_id),
            (select patrol_id from ecc_notification as notification
              where notification.organization_id = link.organization_id and notification.id = link.ecc_notification_id))))
    order by link.created`,
  take: ({ organizationId }) => sql`
    delete from link_token using due
    where link_token.organization_id = ${organizationId} and link_token.id = due.id returning 1`,
};

export const accessParts: readonly Part[] = [sessions, links];
