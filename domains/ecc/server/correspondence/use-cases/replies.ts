import { createHash } from 'node:crypto';
import { v7 as newId } from 'uuid';
import type { QueryOf } from '#contract';
import { eccAnswerUntil, eccMessageText, type eccRoutes, isEccAnswerable } from '#ecc/contract';
import { isArchived } from '#organizations/server/archived.ts';
import {
  type EccReply,
  type EccReplyCandidate,
  type EccReplyOutcome,
  isConfidant,
  isSameEventNumber,
} from '#patrols/contract';
import {
  type ChangeContext,
  changePatrol,
  type LockedPatrol,
  notOnCrewError,
} from '#patrols/server/schedule/service.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { notFound } from '#platform/http/pipeline/app-error.ts';
import { addressFullError } from '#platform/inbound-mail/smtp-error.ts';
import { isAnswerableByEcc } from '../answerable.ts';
import { repliesClosedError } from '../refusals.ts';
import { findReplied, insertReply, listReplies, measureReplies } from '../replies.store.ts';
import { findNotificationOfLink } from '../store.ts';
import { isVoidedTraining } from '../voided.store.ts';
import { recordEventNumber } from './answers.ts';

/** The limits on the mails that answer one message of ours; the ECC sends one or two (product 11.28). */
export const most = { mails: 50, octets: 10_000_000 } as const;

/** A mail that came in for a patrol, and what was read in it. */
export interface IncomingReply {
  from: string;
  subject: string;
  text: string;
  /** The whole mail. */
  raw: Uint8Array;
  outcome: Exclude<EccReplyOutcome, 'too-late' | 'training'>;
  /** Given with the outcome `number`. */
  policeEventNumber?: string;
  /** Given with one number, and with several (product 16.16). */
  candidates?: EccReplyCandidate[];
}

/** The mail of ours that a reply answers. */
interface AnsweredMail {
  organizationId: string;
  patrolId: string;
  notificationId: string;
  /** Its text, with its subject. */
  sent: string;
}

/** Keeps the mails that come in for a patrol, and shows them to those who may have to act on them (product 16.7). */
export function replyUseCases({ database, clock, log }: Context) {
  return {
    /**
     * Throws 404 if there is no such patrol. Throws 403 unless the caller is an admin, a watcher or, as long as
     * the ECC can answer, on the crew.
     */
    async listReplies(
      { organizationId, personId, roles }: Member,
      patrolId: string,
      page: QueryOf<typeof eccRoutes.listEccReplies>,
    ): Promise<{ items: EccReply[]; matches: number }> {
      const found = await findReplied(database, organizationId, patrolId, personId);
      if (!found) throw notFound();
      if (!isConfidant({ roles })) {
        if (!found.isOnCrew) throw notOnCrewError();
        if (!isEccAnswerable(found, clock.now())) throw repliesClosedError();
      }
      const { rows, matches } = await listReplies(database, organizationId, patrolId, page);
      return { items: rows.map(({ matches: _matches, ...reply }) => reply), matches };
    },

    /**
     * Returns the patrol and text of the mail that was answered, by the id of its link token: a client chooses
     * the id of a message, but never this one. Returns null if there is no such mail, once the ECC can no
     * longer answer, or if the organization is archived. Throws `addressFull()` if it has been answered by as many mails as are allowed.
     */
    async findAnswered(tokenId: string): Promise<AnsweredMail | null> {
      const found = await findNotificationOfLink(database, tokenId);
      if (!found || Date.parse(clock.now()) >= Date.parse(eccAnswerUntil(found.patrol))) return null;
      const { organizationId, patrolId, id: notificationId, message } = found;
      if (await isArchived(database, organizationId)) {
        log.info({ organizationId, patrolId }, 'a mail to an archived organization was ignored');
        return null;
      }
      const measured = await measureReplies(database, organizationId, { patrolId, notificationId });
      if (measured.mails >= most.mails || measured.octets >= most.octets) throw addressFullError();
      const sent = `${message.subject}\n${eccMessageText(message)}`;
      return { organizationId, patrolId, notificationId, sent };
    },

    /**
     * Stores a mail that came in, acts on its event number, and returns what became of it. The same mail again
     * changes nothing. Throws 404 if there is no such patrol, and `addressFull()` if it is one too many.
     */
    async keepReply(answered: AnsweredMail, reply: IncomingReply): Promise<EccReplyOutcome> {
      return inTransaction(database, async (tx) => {
        const outcome = await keepReply({ tx, clock }, answered, reply);
        await refuseTooMany(tx, answered);
        return outcome;
      });
    },
  };
}

/** Does the same in a transaction, without the limit on mails. */
export async function keepReply(
  context: ChangeContext,
  { organizationId, patrolId, notificationId }: Omit<AnsweredMail, 'sent'>,
  reply: IncomingReply,
): Promise<EccReplyOutcome> {
  let outcome: EccReplyOutcome = reply.outcome;
  await changePatrol(context, organizationId, patrolId, async (locked) => {
    const voided = await isVoidedTraining(locked.tx, organizationId, notificationId);
    outcome = await receive(
      locked,
      { ...reply, notificationId },
      voided ? 'training' : outcomeOf(locked, reply),
    );
  });
  return outcome;
}

async function receive(
  locked: LockedPatrol,
  {
    policeEventNumber,
    candidates = [],
    from,
    subject,
    text,
    ...reply
  }: IncomingReply & { notificationId: string },
  outcome: EccReplyOutcome,
): Promise<EccReplyOutcome> {
  const { tx, organizationId, patrol, now: when } = locked;
  const texts = { from: storable(from), subject: storable(subject), text: storable(text) };
  const digest = createHash('sha256').update(reply.raw).digest('base64url');
  const offered = outcome === 'several-numbers' ? candidates : [];
  const of = { id: newId(), patrolId: patrol._id, when };
  const row = { ...reply, ...texts, ...of, outcome, candidates: offered, digest };
  const isNew = await insertReply(tx, organizationId, row);
  if (isNew && outcome === 'number' && policeEventNumber && !patrol.eccLogOnResponse)
    await recordEventNumber(locked, { policeEventNumber, via: 'mail', by: null });
  return outcome;
}

/**
 * Counts after the insert, while the patrol is locked, so that of two concurrent mails for the last place one is
 * refused.
 */
async function refuseTooMany(tx: Transaction, { organizationId, ...of }: AnsweredMail): Promise<void> {
  const { mails, octets } = await measureReplies(tx, organizationId, of);
  if (mails > most.mails || octets > most.octets) throw addressFullError();
}

/** PostgreSQL stores no NUL in text. The stored original still contains it. */
function storable(text: string): string {
  return text.replaceAll('\0', '');
}

/** A number never replaces a known one that differs: the crew reads both and decides. */
function outcomeOf(
  { patrol, now }: LockedPatrol,
  { outcome, policeEventNumber }: IncomingReply,
): EccReplyOutcome {
  if (outcome === 'automatic' || outcome === 'bounce') return outcome;
  if (!isAnswerableByEcc(patrol, now)) return 'too-late';
  const known = patrol.eccLogOnResponse?.policeEventNumber;
  const differs = known && policeEventNumber && !isSameEventNumber(known, policeEventNumber);
  return outcome === 'number' && differs ? 'several-numbers' : outcome;
}
