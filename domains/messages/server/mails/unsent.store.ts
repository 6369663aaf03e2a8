import {
  and,
  asc,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lte,
  min,
  not,
  or,
  sql,
} from 'drizzle-orm';
import { eccAnswerHours, overdueHours, unsentMinutes } from '#contract';
import { voidedMessage } from '#ecc/server/voided-message.store.ts';
import { ofCrew } from '#patrols/server/crew.store.ts';
import { after, hour, minute } from '#platform/clock.ts';
import type { Reader } from '#platform/database/connect.ts';
import { readInstant } from '#platform/database/instant.ts';
import { patrolOut, plannedEnd, testPatrol } from '#platform/database/patrol-conditions.store.ts';
import { assignment } from '#platform/database/schema/assignments.ts';
import { mail } from '#platform/database/schema/mails.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { person } from '#platform/database/schema/people.ts';
import { repeatedLater } from '../failed.store.ts';

/** The urgent mails that have not left and still should (product 11.21). */

const ofPatrol = and(eq(patrol.organizationId, mail.organizationId), eq(patrol.id, mail.patrolId));

/**
 * Whether a mail should have left: it has been due for a minute, or was refused or bounced and has not been sent
 * again since.
 */
const notLeft = (now: string) =>
  and(
    mail.urgent,
    or(
      and(isNotNull(mail.nextAttempt), lte(mail.created, after(now, -unsentMinutes * minute))),
      and(isNull(mail.nextAttempt), isNotNull(mail.lastError)),
    ),
    not(repeatedLater),
  );

/**
 * Whether a mail would still be sent if it had not been tried yet. The features judge their own mails alike when
 * they send them.
 */
const stillNeeded = (now: string) =>
  and(
    isNull(patrol.deleted),
    not(testPatrol),
    not(voidedMessage),
    or(alarm(now), mayBeOut(now), logOn(now), logOff(now), cancellation(now), ofRunning(now)),
  );

/** An alarm about a planned end that is still the patrol's. */
const alarm = (now: string) =>
  and(
    like(mail.kind, 'overdue-%'),
    patrolOut,
    isNull(patrol.overdueAcknowledged),
    gt(plannedEnd, after(now, -overdueHours * hour)),
    sql`(${mail.subject} ->> 'until')::timestamptz = ${plannedEnd}`,
  );

/** The word that somebody may be out unknown to the admins, which hurries nobody a day past the planned end. */
const mayBeOut = (now: string) => and(eq(mail.kind, 'record-kept'), gt(plannedEnd, after(now, -24 * hour)));

/** A log-on that the ECC has not learned of in another way. */
const logOn = (now: string) =>
  and(
    eq(mail.kind, 'ecc-log-on'),
    isNull(patrol.cancelled),
    isNull(patrol.finished),
    isNull(patrol.eccLogOnResponse),
    sql`${patrol.started} ->> 'policeEventNumber' is null`,
    gt(plannedEnd, now),
  );

const logOff = (now: string) =>
  and(eq(mail.kind, 'ecc-log-off'), isNull(patrol.eccLogOffResponse), answerable(now));

const cancellation = (now: string) => and(eq(mail.kind, 'ecc-cancellation'), gt(plannedEnd, now));

/** A mail that matters as long as the patrol is ahead or under way. */
const ofRunning = (now: string) =>
  and(
    inArray(mail.kind, ['ecc-move', 'ecc-extension', 'ecc-answered']),
    isNull(patrol.cancelled),
    isNull(patrol.finished),
    answerable(now),
  );

/** Compare `eccAnswerUntil` of the contract. */
function answerable(now: string) {
  return gt(plannedEnd, after(now, -eccAnswerHours * hour));
}

/** Counts them in all organizations, and returns when the first of them was due. */
export async function countUnsent(
  db: Reader,
  now: string,
): Promise<{ unsent: number; oldest: string | null }> {
  const [found] = await db
    .select({ unsent: count(), oldest: min(mail.created) })
    .from(mail)
    .innerJoin(patrol, ofPatrol)
    .where(and(notLeft(now), stillNeeded(now)));
  return found ?? { unsent: 0, oldest: null };
}

/** Returns them by patrol and kind, the longest waiting first, with the names of their recipients. */
export async function listUnsent(db: Reader, organizationId: string, now: string) {
  const since = min(mail.created);
  return db
    .select({
      patrolId: mail.patrolId,
      kind: mail.kind,
      since: sql<string>`${since}`.mapWith(readInstant),
      reason: sql<string | null>`max(${mail.lastError})`,
      recipients: sql<
        string[]
      >`coalesce(array_agg(distinct ${person.firstName} || ' ' || upper(${person.lastName})) filter (where ${person.id} is not null), '{}')`,
      patrol: {
        type: patrol.type,
        name: patrol.name,
        callSign: patrol.callSign,
        when: patrol.when,
        hours: patrol.hours,
      },
    })
    .from(mail)
    .innerJoin(patrol, ofPatrol)
    .leftJoin(
      person,
      and(eq(person.organizationId, mail.organizationId), sql`${person.id}::text = ${mail.recipient}`),
    )
    .where(and(eq(mail.organizationId, organizationId), notLeft(now), stillNeeded(now)))
    .groupBy(mail.patrolId, mail.kind, patrol.organizationId, patrol.id)
    .orderBy(asc(since), asc(mail.patrolId));
}

/** Returns the crews of these patrols, with their phone numbers. */
export function listCrews(db: Reader, organizationId: string, patrolIds: readonly string[]) {
  return db.query.assignment.findMany({
    columns: { patrolId: true },
    where: and(
      eq(assignment.organizationId, organizationId),
      inArray(assignment.patrolId, [...patrolIds]),
      ofCrew,
    ),
    orderBy: asc(assignment.id),
    with: { person: { columns: { firstName: true, lastName: true, phone: true } } },
  });
}
