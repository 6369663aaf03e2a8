import type { QueryOf } from '#contract';
import { canResend, type mailRoutes } from '#messages/contract';
import { after, day, minute } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import { announceChange } from '#platform/database/announce.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { notFound } from '#platform/http/pipeline/app-error.ts';
import type { MailContext, MailKinds, ReturnedMail } from '#platform/mail/kind.ts';
import { queueAgain } from '#platform/mail/outbox.ts';
import { type MailQueue, readQueue, type StoredMail } from '#platform/mail/store.ts';
import { mailStateOf, presentMail } from './present.ts';
import { obsoleteError, stillQueuedError } from './refusals.ts';
import { resendFailedUseCases } from './resend-failed.ts';
import { countFailed, countFailedOf, findMailById, listMails, lockNewest, markBounced } from './store.ts';

import { unsentUseCases } from './unsent.ts';

/**
 * How long after it was handed over a mail may come back. Mail servers try for five days (RFC 5321 section
 * 4.5.4.1).
 */
const longestReturn = 10 * day;

/** What an operator watches (product 15.10). */
export type MailFigures = MailQueue & Awaited<ReturnType<typeof countFailed>>;

/** Lists the mails about patrols and sends them again (product 11.12). `kindsOf` knows how each is composed. */
export function mailService(context: Context, kindsOf: (context: MailContext) => MailKinds) {
  const { database, clock, settings } = context;
  return {
    ...unsentUseCases(context),
    ...resendFailedUseCases(context, kindsOf),

    /** Returns what is still to be sent and what did not arrive, of all organizations. */
    async figures(): Promise<MailFigures> {
      const [queue, failed] = await Promise.all([readQueue(database, clock.now()), countFailed(database)]);
      return { ...queue, ...failed };
    },

    /** Throws 404 if there is no such patrol. */
    async list(
      { organizationId }: Member,
      patrolId: string,
      page: QueryOf<typeof mailRoutes.listPatrolMails>,
    ) {
      const failed = await countFailedOf(database, organizationId, patrolId);
      if (failed === undefined) throw notFound();
      const { rows, matches } = await listMails(database, organizationId, patrolId, page);
      return { matches, failed, items: rows.map(presentMail) };
    },

    /**
     * Queues a mail again and returns its id. A repeat within a minute returns the same and queues nothing, so
     * that a double click sends one. Throws 404 for a mail that is unknown or about an account, and 409 for one
     * that is still queued or is obsolete.
     */
    async resend(tx: Transaction, { organizationId }: Member, id: string): Promise<{ _id: string }> {
      const now = clock.now();
      const mail = await lockNewest(tx, organizationId, id);
      if (!mail) throw notFound();
      if (mail.repeat > 0 && mail.created > after(now, -minute)) return { _id: mail.id };
      const { state } = mailStateOf(mail);
      if (state === 'queued' || state === 'delayed') throw stillQueuedError();
      const kind = kindsOf({ database: tx, clock, settings })[mail.kind];
      const isObsolete = !canResend({ state, repeated: false }) || !(await kind?.compose(mail));
      if (isObsolete) throw obsoleteError();
      const again = await queueAgain(tx, now, mail);
      if (again === null) throw stillQueuedError();
      if (mail.patrolId) await announceChange(tx, organizationId, { type: 'patrol', _id: mail.patrolId });
      return { _id: again };
    },

    /**
     * Returns the mail with this id, of any organization. Returns null if there is none, or if it was sent too
     * long ago to come back.
     */
    async findSent(id: string): Promise<StoredMail | null> {
      const mail = await findMailById(database, id);
      const isOld = mail?.sent && mail.sent < after(clock.now(), -longestReturn);
      return mail && !isOld ? mail : null;
    },

    /** Marks a mail that was handed over as bounced, once. */
    async keepBounce(mail: StoredMail, returned: ReturnedMail): Promise<void> {
      const { organizationId, id } = mail;
      await inTransaction(database, async (tx) => {
        const bounce = { when: clock.now(), reason: returned.reason };
        for (const marked of await markBounced(tx, organizationId, id, bounce)) {
          await kindsOf(context)[marked.kind]?.bounced?.(tx, marked, returned);
          if (marked.patrolId)
            await announceChange(tx, organizationId, { type: 'patrol', _id: marked.patrolId });
        }
      });
    },
  };
}
export type MailService = ReturnType<typeof mailService>;
