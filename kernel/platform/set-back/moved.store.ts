import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { linkToken, passwordRequest, session } from '../database/schema/auth.ts';
import { joinRequest } from '../database/schema/joining.ts';
import { mail } from '../database/schema/mails.ts';
import { offer, offerRecipient } from '../database/schema/offers.ts';
import { organization } from '../database/schema/organizations.ts';
import { addressChange, person } from '../database/schema/people.ts';
import { idempotencyRecord, periodicTaskRun } from '../database/schema/platform.ts';
import { erasure, erasureRequest, privacyHold, privacyShortening } from '../database/schema/privacy.ts';

/** Instants of a table from which something is reckoned, or which end something. */
export interface Moved {
  table: PgTable;
  /** When something has happened, which is at no later time than now. */
  past: readonly PgColumn[];
  /** What ends by itself, and from when on it was reckoned. */
  ends?: { columns: readonly PgColumn[]; since: SQL };
}

/** When somebody was last asked to take an offered place: until the next turn it is as long from then. */
const lastAsked = sql`(select max(${offerRecipient.asked}) from ${offerRecipient}
  where ${offerRecipient.organizationId} = ${offer.organizationId} and ${offerRecipient.offerId} = ${offer.id})`;

/** When periodic tasks have run: one that seems to run in the future would not run until then. */
export const runs: Moved = { table: periodicTaskRun, past: [periodicTaskRun.ran] };

/** What is moved back once a clock that was ahead has been set back (decision 95), in this order. */
export const movedBack: readonly Moved[] = [
  {
    table: session,
    past: [session.issued, session.refreshed, session.confirmed],
    ends: { columns: [session.expires], since: sql`coalesce(${session.refreshed}, ${session.issued})` },
  },
  {
    table: linkToken,
    past: [linkToken.created, linkToken.used, linkToken.voided],
    ends: { columns: [linkToken.expires], since: sql`${linkToken.created}` },
  },
  {
    table: joinRequest,
    past: [joinRequest.asked, joinRequest.confirmed],
    ends: {
      columns: [joinRequest.expires],
      since: sql`coalesce(${joinRequest.confirmed}, ${joinRequest.asked})`,
    },
  },
  {
    table: addressChange,
    past: [addressChange.asked, addressChange.done],
    ends: {
      columns: [addressChange.due],
      since: sql`coalesce(${addressChange.done}, ${addressChange.asked})`,
    },
  },
  {
    table: offer,
    past: [offer.created, offer.taken, offer.withdrawn],
    ends: { columns: [offer.nextTurn], since: lastAsked },
  },
  { table: offerRecipient, past: [offerRecipient.asked] },
  { table: mail, past: [mail.created, mail.sent] },
  { table: idempotencyRecord, past: [idempotencyRecord.created] },
  { table: passwordRequest, past: [passwordRequest.created] },
  { table: erasureRequest, past: [erasureRequest.asked, erasureRequest.declined] },
  {
    table: erasure,
    past: [erasure.chosen],
    ends: { columns: [erasure.due], since: sql`${erasure.chosen}` },
  },
  {
    table: privacyShortening,
    past: [privacyShortening.chosen],
    ends: { columns: [privacyShortening.counts], since: sql`${privacyShortening.chosen}` },
  },
  {
    table: privacyHold,
    past: [privacyHold.releaseChosen],
    ends: { columns: [privacyHold.releases], since: sql`${privacyHold.releaseChosen}` },
  },
  { table: person, past: [person.started, person.invited, person.secondStepRequired] },
  { table: organization, past: [organization.archived, organization.codeFreed] },
  runs,
];
