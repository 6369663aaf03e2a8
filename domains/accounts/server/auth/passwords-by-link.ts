import { v7 as newId } from 'uuid';
import { hasAccount } from '#people/server/account.ts';
import { findByEmail } from '#people/server/store.ts';
import { after, day, hour } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { unauthorized } from '#platform/http/pipeline/app-error.ts';
import { enqueue } from '#platform/jobs/store.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { consumeAttempt } from '#platform/rate-limit/store.ts';
import { readLinkToken } from '#platform/tokens/link-token.ts';
import { sign } from '#platform/tokens/signature.ts';
import { codeGuard } from '../second-step/code-guard.ts';
import { noteEvent } from './audit.ts';
import type { RequestClient } from './client.ts';
import { endSessions } from './end-access.ts';
import { passwordRequestTask } from './jobs.ts';
import {
  findLinkAddress,
  findLinkToken,
  insertLinkTokens,
  lockLinkToken,
  spendLinkToken,
  voidLinkTokens,
} from './links.store.ts';
import { forgetSignIns } from './lock-out.ts';
import { passwordPage } from './password-page.ts';
import { hashPassword } from './passwords.ts';
import {
  insertPasswordRequest,
  lockAccess,
  lockPerson,
  setPasswordHash,
  takePasswordRequest,
} from './store.ts';

/** How long the links are valid, in milliseconds (product 10.1). */
const linkLife = { invitation: 14 * day, 'password-reset': hour };

/**
 * How many resets are mailed to one account (product 11.6). While further requests are ignored, the last link
 * stays valid.
 */
export const resets = { max: 3, per: hour, block: hour };

interface Addressee {
  id: string;
  organizationId: string | null;
}

/** Links that set a password: the invitation of a new person and the reset of a forgotten password. */
export function passwordLinkUseCases(context: Context) {
  const { database, clock, settings } = context;
  const codes = codeGuard(context);
  return {
    /** Queues the mail with the link to set the first password. */
    async invite(tx: Transaction, person: Addressee): Promise<void> {
      await mailLinks(tx, 'invitation', [person], clock.now());
    },

    /** Queues that mail for several people. */
    async inviteAll(tx: Transaction, people: readonly Addressee[]): Promise<void> {
      await mailLinks(tx, 'invitation', people, clock.now());
    },

    /** Returns a link to set the first password, for use without mail. */
    async passwordLink(tx: Transaction, person: Addressee): Promise<string> {
      const link = newLink('invitation', person, clock.now());
      await insertLinkTokens(tx, [link]);
      return passwordPage(settings, link.id);
    },

    /** Sets a password that the installation's settings give, and ends the person's sessions. */
    async setPasswordOf(tx: Transaction, person: Addressee, password: string): Promise<void> {
      await setPasswordHash(tx, person, await hashPassword(password));
      await endSessions(tx, person, clock.now());
    },

    /**
     * Stores the request; a worker looks up the account later. Every address takes the same steps, so neither the
     * response nor its time reveals whether an account exists (product 9.8).
     */
    async forgotPassword(email: string, client: RequestClient): Promise<void> {
      await inTransaction(database, async (tx) => {
        const id = newId();
        await insertPasswordRequest(tx, { ...client, id, email, created: clock.now() });
        await enqueue(tx, passwordRequestTask, { id });
      });
    },

    /** Queues the mail with the link, unless no account has the address or it was mailed too many. */
    async answerPasswordRequest(id: string): Promise<void> {
      await inTransaction(database, async (tx) => {
        const request = await takePasswordRequest(tx, id);
        const person = request && (await findByEmail(tx, request.email));
        if (!person) return;
        const key = sign(settings.secretKeys, `reset:${person.id}`);
        const { is } = await consumeAttempt(tx, key, resets, clock.now());
        if (is === 'blocked') return;
        await mailLinks(tx, 'password-reset', [person], clock.now());
        await noteEvent(tx, person, { event: 'password-reset-requested' }, request, request.created);
      });
    },

    /** Returns the address of the account whose password a link sets. Changes nothing. Throws 401 if the link is not valid. */
    async passwordLinkAddress(text: string): Promise<string> {
      const id = readLinkToken(settings.secretKeys, 'set-password', text);
      const address = id && (await findLinkAddress(database, id, 'set-password', clock.now()));
      if (!address) throw expiredLinkError();
      return address;
    },

    /**
     * Sets the password, uses up the link, lifts the account's locks, ends the person's sessions and voids the address of their calendar (product 10.7). Returns the person's email address. Throws 401 if
     * the link is not valid.
     */
    async setPassword(text: string, password: string, client: RequestClient): Promise<string> {
      const now = clock.now();
      const id = readLinkToken(settings.secretKeys, 'set-password', text);
      const known = id ? await findLinkToken(database, id, 'set-password', now) : undefined;
      if (!known?.personId) throw expiredLinkError();
      const { personId, organizationId } = known;
      const subject = { id: personId, organizationId };
      const passwordHash = await hashPassword(password);
      return inTransaction(database, async (tx) => {
        await lockAccess(tx, subject, 'exclusive');
        const person = await lockPerson(tx, subject);
        const token = await lockLinkToken(tx, known, 'set-password', now);
        if (!person || !hasAccount(person) || !token) throw expiredLinkError();
        await setPasswordHash(tx, subject, passwordHash);
        await spendLinkToken(tx, { ...token, personId }, now);
        await endSessions(tx, subject, now);
        await voidLinkTokens(tx, organizationId, [personId], now, 'calendar');
        await forgetSignIns(tx, settings.secretKeys, person.email);
        await codes.forget(tx, subject);
        await noteEvent(tx, subject, { event: 'password-set' }, client, now);
        return person.email;
      });
    },
  };
}

function expiredLinkError() {
  return unauthorized('Sorry, this link has expired or was already used.');
}

type Kind = keyof typeof linkLife;

async function mailLinks(
  tx: Transaction,
  kind: Kind,
  people: readonly Addressee[],
  now: string,
): Promise<void> {
  if (people.length === 0) return;
  const links = people.map((person) => newLink(kind, person, now));
  await insertLinkTokens(tx, links);
  const mails = links.map(({ id: tokenId, organizationId, personId: recipient }) => {
    return { organizationId, patrolId: null, kind, cause: tokenId, recipient, subject: { tokenId } };
  });
  await queueMails(tx, now, mails);
}

function newLink(kind: Kind, { id: personId, organizationId }: Addressee, now: string) {
  const expires = after(now, linkLife[kind]);
  return { id: newId(), purpose: 'set-password', organizationId, personId, created: now, expires } as const;
}
