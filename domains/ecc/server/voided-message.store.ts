import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { eccNotification } from '#platform/database/schema/ecc.ts';
import { mail } from '#platform/database/schema/mails.ts';
import { patrol } from '#platform/database/schema/patrols.ts';

/** The condition that a mail is a training message of a patrol that has since become a real one. */
export const voidedMessage = sql`exists (select from ${eccNotification} where ${and(
  eq(eccNotification.organizationId, mail.organizationId),
  sql`${eccNotification.id}::text = ${mail.subject} ->> 'notificationId'`,
  eq(eccNotification.patrolId, patrol.id),
  isNotNull(eccNotification.voided),
)})`;
