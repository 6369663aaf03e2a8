import { v7 as newId } from 'uuid';
import type { BodyOf, QueryOf } from '#contract';
import type { messageRoutes, Reach, WholeMessage } from '#messages/contract';
import { changeLimits, countChange, lockPatrol } from '#patrols/server/schedule/service.ts';
import type { Context } from '#platform/context.ts';
import { announceChange } from '#platform/database/announce.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { conflict, notFound } from '#platform/http/pipeline/app-error.ts';
import { composedFrom } from '#platform/mail/define.ts';
import type { MailContext, MailKinds, QueuedMail } from '#platform/mail/kind.ts';
import { messageKind } from '#platform/mail/message-kind.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { type Addressee, readAudience } from './audience.ts';
import { mails } from './mails/mails.ts';
import { messageSources } from './mails/sources.ts';
import { presentMessage, presentUnreached, reachOf } from './present.ts';
import { findMessage, insertMessage, listMessages, listUnreached } from './store.ts';

/** The mails of messages. */
export function messageMails(context: MailContext): MailKinds {
  return composedFrom(mails, messageSources(context));
}

type NewMessage = BodyOf<typeof messageRoutes.sendMessage>;

/** What admins write to a crew, to those of a month or to members (product 11.70). */
export function messageService({ database, clock }: Pick<Context, 'database' | 'clock'>) {
  return {
    /** Throws 400 if there is no such patrol, and 409 if its crew cannot be written to now. */
    async countReach(actor: Member, { to }: QueryOf<typeof messageRoutes.countReach>): Promise<Reach> {
      return reachOf(await readAudience(database, actor, to, clock.now()));
    },

    /**
     * Keeps a message and mails it to each of those whom a mail reaches. Throws besides 409 if that is nobody, and 429 beyond a limit
     * (product 12.13).
     */
    async send(tx: Transaction, actor: Member, given: NewMessage): Promise<{ _id: string }> {
      const { organizationId, personId: by } = actor;
      const { to } = given;
      const patrolId = to.kind === 'crew' ? to.patrolId : null;
      // Whoever is taken off the crew at this moment is either mailed before or not at all.
      if (patrolId) await lockPatrol(tx, organizationId, patrolId, clock);
      const now = clock.now();
      const audience = await readAudience(tx, actor, to, now);
      const mailed = audience.filter(({ isMailed }) => isMailed);
      if (mailed.length === 0) throw nobodyToMailError();
      const limit = patrolId ? changeLimits.messagesToCrews : changeLimits.messagesToMany;
      await countChange({ tx, organizationId, now }, limit, by);
      const id = newId();
      const row = rowOf(given, audience);
      await insertMessage(tx, { ...row, organizationId, id, patrolId, sent: now, sentBy: by });
      const mails = mailed.map((one) => mailTo(one, { organizationId, id, patrolId, by, given }));
      await queueMails(tx, now, mails);
      if (patrolId) await announceChange(tx, organizationId, { type: 'patrol', _id: patrolId });
      return { _id: id };
    },

    async list({ organizationId }: Member, page: QueryOf<typeof messageRoutes.listMessages>) {
      const { rows, matches } = await listMessages(database, organizationId, page);
      return { items: rows.map(presentMessage), matches };
    },

    /** Throws 404 if there is no such message. */
    async get({ organizationId }: Member, id: string): Promise<WholeMessage> {
      const found = await findMessage(database, organizationId, id);
      if (!found) throw notFound();
      const rows = await listUnreached(database, organizationId, id);
      return {
        ...presentMessage(found),
        text: found.message.text,
        unreached: rows.map(presentUnreached).sort((a, b) => a.name.localeCompare(b.name, 'en-NZ')),
      };
    },
  };
}
export type MessageService = ReturnType<typeof messageService>;

function rowOf({ to, subject, text }: NewMessage, audience: readonly Addressee[]) {
  return {
    audience: to.kind,
    month: to.kind === 'month' ? to.month : null,
    subject,
    text,
    unmailed: audience.filter(({ isMailed }) => !isMailed).map(({ id }) => id),
  };
}

interface Cause {
  organizationId: string;
  id: string;
  patrolId: string | null;
  by: string;
  given: NewMessage;
}

/** Returns the mail to one of them. In the list of a patrol's mails it quotes what was written (product 11.41). */
function mailTo(
  { id: recipient, isGuest }: Addressee,
  { organizationId, id, patrolId, by, given: { subject, text } }: Cause,
): QueuedMail {
  return {
    organizationId,
    kind: messageKind,
    cause: id,
    recipient,
    patrolId,
    subject: {
      messageId: id,
      ...(isGuest && { guestId: recipient }),
      ...(patrolId && { message: `${subject}\n\n${text}`, messageBy: by }),
    },
  };
}

function nobodyToMailError() {
  return conflict('nobody-to-mail', 'No mail reaches any of them, so nothing was sent. Please ring them.');
}
