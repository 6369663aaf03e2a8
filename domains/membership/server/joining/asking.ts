import { v7 as newId } from 'uuid';
import { joining } from '#contract';
import { listIdsByRole } from '#crew/server/store.ts';
import type { JoinPageContent, NewJoinRequest } from '#membership/contract';
import { OrganizationCode } from '#organizations/contract';
import { lockOrganization, type OrganizationRow } from '#organizations/server/store.ts';
import { after, day, hour, minute } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import { announceChange } from '#platform/database/announce.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { notFound, tooManyRequests, unauthorized } from '#platform/http/pipeline/app-error.ts';
import type { QueuedMail } from '#platform/mail/kind.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { consumeAttempt } from '#platform/rate-limit/store.ts';
import { readLinkToken } from '#platform/tokens/link-token.ts';
import { sign } from '#platform/tokens/signature.ts';
import { joinLink } from './mails/join-link.tsx';
import { joinNotice } from './mails/join-notice.tsx';
import { confirmRequest, findByJoinCode, findLinked, insertRequest } from './store.ts';

/** How many requests a day an organization takes, and how many links a day one address is mailed by all of them. */
export const requestQuota = { max: joining.requestsADay, per: day, block: day };
export const ofAddress = { max: joining.linksADay, per: day, block: day };

/** What a stranger does: reads the page, asks to join, and confirms that the address is theirs (product 4.27). */
export function askingUseCases({ database, clock, settings: { secretKeys } }: Context) {
  return {
    /** Throws 404 unless an organization has this code and a page to join. */
    async page(code: string): Promise<JoinPageContent> {
      const { name, joinWords } = await findOpen(database, code);
      return { organizationName: name, words: joinWords };
    },

    /** Returns the organization whose page it is. Throws likewise. */
    organizationOfJoinPage: async (code: string) => (await findOpen(database, code)).id,

    /**
     * Keeps a request and mails the link that confirms it. The steps are the same for every address, known or not; one that has had
     * its links of the day gets no other. Throws 429 once the organization has had its requests of the day.
     */
    async ask(code: string, given: NewJoinRequest): Promise<void> {
      const now = clock.now();
      await inTransaction(database, async (tx) => {
        const { id: organizationId } = await findOpen(tx, code);
        await countRequest(tx, organizationId, now);
        if (!(await mayMail(tx, given.email, now))) return;
        const row = { ...given, id: newId(), organizationId, asked: now };
        await insertRequest(tx, { ...row, expires: after(now, joining.confirmDays * day) });
        await queueMails(tx, now, [linkMail(row)]);
      });
    },

    /** Returns what a link confirms. Changes nothing. Throws 401 if the link is dead. */
    async view(linkToken: string) {
      return findByLink(database, linkToken);
    },

    /** Lets the admins see the request. Done again, it changes nothing. Throws 401 if the link is dead. */
    async confirm(linkToken: string): Promise<void> {
      await inTransaction(database, async (tx) => {
        const { organization } = await findByLink(tx, linkToken);
        await lockOrganization(tx, organization.id);
        const { request } = await findByLink(tx, linkToken);
        if (request.confirmed) return;
        const now = clock.now();
        const expires = after(now, joining.answerDays * day);
        await confirmRequest(tx, request, { confirmed: now, expires });
        await queueNotices(tx, organization.id, now);
        await announceChange(tx, organization.id, { type: 'join-request', _id: request.id });
      });
    },
  };

  async function findByLink(db: Reader, linkToken: string) {
    const id = readLinkToken(secretKeys, 'join', linkToken);
    const found = id && (await findLinked(db, id, clock.now()));
    if (!found) throw unauthorized('Sorry, this link has expired, or your request was answered.');
    return found;
  }

  async function countRequest(tx: Transaction, organizationId: string, now: string): Promise<void> {
    const key = sign(secretKeys, `join-requests:${organizationId}`);
    const counted = await consumeAttempt(tx, key, requestQuota, now);
    if (counted.is === 'blocked')
      throw tooManyRequests(
        (Date.parse(counted.until) - Date.parse(now)) / 1000,
        'Very many people have asked today. Please ask again tomorrow.',
      );
  }

  async function mayMail(tx: Transaction, email: string, now: string): Promise<boolean> {
    const key = sign(secretKeys, `join-links:${mailboxOf(email)}`);
    return (await consumeAttempt(tx, key, ofAddress, now)).is === 'allowed';
  }
}

/** Returns the mailbox of an address: what follows a plus sign only sorts its mails (RFC 5233). */
function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*(?=@)/, '');
}

/** A code that nobody has, one of an organization without the page and what cannot be a code are not found alike. */
async function findOpen(db: Reader, text: string): Promise<OrganizationRow> {
  const { data: code } = OrganizationCode.safeParse(text);
  const found = code && (await findByJoinCode(db, code));
  if (!found) throw notFound();
  return found;
}

/** Returns the mail with the link that confirms a request. */
function linkMail({ organizationId, id }: { organizationId: string; id: string }): QueuedMail {
  const subject = { requestId: id };
  return { organizationId, kind: joinLink.kind, cause: id, recipient: id, subject, patrolId: null };
}

/**
 * Queues the mail that tells each admin of all who wait. It leaves after the end of the hour, so that there is one for all who confirm
 * within it (product 11.60); the minute lets the last of them be committed.
 */
async function queueNotices(tx: Transaction, organizationId: string, now: string): Promise<void> {
  const end = after(now, hour - (Date.parse(now) % hour));
  const admins = await listIdsByRole(tx, organizationId, 'admin');
  const notices = admins.map((recipient) => {
    const notice = { organizationId, kind: joinNotice.kind, cause: end, recipient, subject: {} };
    return { ...notice, patrolId: null, due: after(end, minute) };
  });
  await queueMails(tx, now, notices);
}
