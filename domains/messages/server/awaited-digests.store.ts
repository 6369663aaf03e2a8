import { and, eq, sql } from 'drizzle-orm';
import type { NoticeChoice } from '#people/contract';
import type { Reader } from '#platform/database/connect.ts';
import { mail } from '#platform/database/schema/mails.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { person } from '#platform/database/schema/people.ts';
import { waitsForDigest } from '#platform/mail/queue.store.ts';

/** Somebody for whom notices wait, and what they have chosen. */
export interface AwaitedDigest {
  organizationId: string;
  recipient: string;
  /** When the first of the notices was written. */
  since: string;
  notices: NoticeChoice;
  zone: string;
}

/** Returns for whom notices wait, in all organizations. It reads the index `mail_for_digest`, which has nothing else. */
export function listAwaitedDigests(db: Reader): Promise<AwaitedDigest[]> {
  const first = sql<string>`min(${mail.created})`.mapWith(mail.created);
  return db
    .select({
      organizationId: mail.organizationId,
      recipient: mail.recipient,
      since: first,
      notices: person.notices,
      zone: organization.timeZone,
    })
    .from(mail)
    .innerJoin(organization, eq(organization.id, mail.organizationId))
    .innerJoin(
      person,
      and(eq(person.organizationId, mail.organizationId), sql`${person.id} = ${mail.recipient}::uuid`),
    )
    .where(waitsForDigest)
    .groupBy(mail.organizationId, mail.recipient, person.notices, organization.timeZone)
    .orderBy(first);
}
