import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { mail } from '#platform/database/schema/mails.ts';
import { message } from '#platform/database/schema/messages.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { person } from '#platform/database/schema/people.ts';
import {
  erasure,
  erasureRequest,
  privacyChange,
  privacyHold,
  privacyShortening,
} from '#platform/database/schema/privacy.ts';
import { because, type ErasureRule, type HeldTable } from './held-table.store.ts';

const told = alias(mail, 'told');

/** Where a mail went, if that is or was the recipient's own address: another member's mailbox is about that member (product 9.65). */
const ownAddress = sql`case when lower(${mail.toAddress}) in (
  select lower(${person.email}) from ${person}
  where ${person.organizationId} = ${mail.organizationId} and ${person.id}::text = ${mail.recipient}
  union all
  select lower(${told.subject} ->> 'formerAddress') from ${mail} as told
  where ${told.organizationId} = ${mail.organizationId} and ${told.recipient} = ${mail.recipient}
) then ${mail.toAddress} end`;

/** What the product holds of mails to people, and of who decided for the organization. */
export const tablesOfOrganization: readonly HeldTable[] = [
  {
    table: mail,
    rows: [
      {
        part: 'mails',
        title: 'Mails to Them',
        of: [mail.recipient],
        patrol: mail.patrolId,
        shown: {
          Written: mail.created,
          Kind: mail.kind,
          Address: ownAddress,
          Sent: mail.sent,
          'Given up': mail.abandoned,
          'Came back': mail.bounced,
          Why: mail.lastError,
        },
      },
    ],
    left: {
      organizationId: because.key,
      id: because.key,
      urgent: because.internal,
      rank: because.internal,
      cause: because.key,
      repeat: because.internal,
      carriedBy: because.key,
      forDigest: because.internal,
      subject: 'What was written was mailed to them. It may be about other people.',
      attempts: because.internal,
      nextAttempt: because.internal,
      toName: 'It is their name.',
    },
    erasure: { of: [mail.recipient], set: withoutTexts },
  },
  {
    table: message,
    rows: [
      {
        part: 'mails',
        title: 'Messages They Wrote',
        of: [message.sentBy],
        patrol: message.patrolId,
        shown: { When: message.sent, To: message.audience, Month: message.month, Subject: message.subject },
      },
      {
        part: 'mails',
        title: 'Messages That Did Not Reach Them',
        of: [sql`any (${message.unmailed})`],
        shown: { When: message.sent },
      },
    ],
    left: { organizationId: because.key, id: because.key, text: because.words },
  },
  {
    table: erasureRequest,
    rows: [
      {
        part: 'profile',
        title: 'Request to Be Erased',
        of: [erasureRequest.personId],
        shown: {
          Asked: erasureRequest.asked,
          Declined: erasureRequest.declined,
          'Declined by': erasureRequest.declinedBy,
          Reason: erasureRequest.reason,
        },
      },
      {
        part: 'decisions',
        title: 'Requests to Be Erased They Declined',
        of: [erasureRequest.declinedBy],
        shown: { When: erasureRequest.declined },
      },
    ],
    left: { organizationId: because.key },
    erasure: { of: [erasureRequest.personId], rows: 'deleted' },
  },
  {
    table: erasure,
    rows: [
      {
        part: 'profile',
        title: 'Erasure That Was Chosen',
        of: [erasure.personId],
        shown: { When: erasure.chosen, 'Chosen by': erasure.chosenBy, 'Done from': erasure.due },
      },
      {
        part: 'decisions',
        title: 'Erasures They Chose',
        of: [erasure.chosenBy],
        shown: { When: erasure.chosen, 'Done from': erasure.due },
      },
    ],
    left: { organizationId: because.key, id: because.key, incidents: because.others },
    erasure: { of: [erasure.personId], rows: 'deleted' },
  },
  {
    table: organization,
    rows: [
      {
        part: 'decisions',
        title: 'Settings of the Organization They Changed Last',
        of: [organization.editedBy],
        shown: { When: organization.edited },
      },
    ],
    left: {},
    rest: 'It is what the organization has set for itself.',
  },
  {
    table: privacyHold,
    rows: [
      {
        part: 'decisions',
        title: 'Holds They Made or Released',
        of: [privacyHold.madeBy, privacyHold.releasedBy],
        patrol: privacyHold.patrolId,
        shown: {
          Made: privacyHold.made,
          'Made by': privacyHold.madeBy,
          Until: privacyHold.until,
          Released: privacyHold.released,
          'Release chosen': privacyHold.releaseChosen,
          'Released from': privacyHold.releases,
          'Released by': privacyHold.releasedBy,
        },
      },
    ],
    left: {
      organizationId: because.key,
      id: because.key,
      incidentId: because.key,
      reason: because.words,
    },
  },
  {
    table: privacyShortening,
    rows: [
      {
        part: 'decisions',
        title: 'Privacy Clocks They Shorten',
        of: [privacyShortening.chosenBy],
        shown: {
          When: privacyShortening.chosen,
          Clock: privacyShortening.clock,
          Days: privacyShortening.days,
          From: privacyShortening.counts,
        },
      },
    ],
    left: { organizationId: because.key },
  },
  {
    table: privacyChange,
    rows: [
      {
        part: 'decisions',
        title: 'Privacy Clocks They Set',
        of: [privacyChange.by],
        shown: {
          When: privacyChange.when,
          Clock: privacyChange.clock,
          'Days before': privacyChange.formerDays,
          Days: privacyChange.days,
        },
      },
    ],
    left: { organizationId: because.key, id: because.key },
  },
];

/**
 * A mail that waits is not sent any more: nobody is left whom it could go to. A text that is held goes by its clock, once it is not held
 * any more.
 */
function withoutTexts({ now, isHeld }: ErasureRule) {
  const isWaiting = sql`${mail.nextAttempt} is not null`;
  return {
    toName: null,
    toAddress: null,
    subject: sql`case when ${isHeld(mail.patrolId)} then ${mail.subject} else ${mail.subject} - array['message', 'messageBy', 'formerAddress'] end`,
    lastError: sql`case when ${mail.lastError} is not null then 'Removed' end`,
    abandoned: sql`case when ${isWaiting} then ${now}::timestamptz else ${mail.abandoned} end`,
    nextAttempt: null,
  };
}
