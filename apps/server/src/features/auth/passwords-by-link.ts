import { v7 as newId } from 'uuid';
import { after, day, hour } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { unauthorized } from '../../platform/http/app-error.ts';
import { enqueue } from '../../platform/jobs/store.ts';
import { queueMails } from '../../platform/mail/outbox.ts';
import { linkTokenText, readLinkToken } from '../../platform/tokens/link-token.ts';
import { noteEvent } from './audit.ts';
import type { Client } from './client.ts';
import { endSessions } from './end-access.ts';
import { passwordRequestTask } from './jobs.ts';
import { hashPassword } from './passwords.ts';
import {
  findByEmail,
  findLinkToken,
  insertLinkToken,
  insertPasswordRequest,
  lockLinkToken,
  lockPerson,
  setPasswordHash,
  spendLinkToken,
  takePasswordRequest,
} from './store.ts';

/** How long the links are good for, in milliseconds (design 6.2). */
const linkLife = { invitation: 14 * day, 'password-reset': hour };

interface Addressee {
  id: string;
  organizationId: string | null;
}

/** Mailed links that set a password: the invitation of a new person, and the reset of a forgotten one. */
export function passwordLinkUseCases({ database, clock, settings }: Context) {
  return {
    /** Mails a new person the link to set their first password, once the transaction commits. */
    async invite(tx: Transaction, person: Addressee): Promise<void> {
      await mailLink(tx, 'invitation', person, clock.now());
    },

    /** A link to set the first password, to be handed over otherwise than by mail. */
    async passwordLink(tx: Transaction, person: Addressee): Promise<string> {
      const id = await insertLink(tx, 'invitation', person, clock.now());
      return passwordPage(settings, id);
    },

    /** Sets a password that comes from the installation's own settings, and ends the person's sessions. */
    async setPasswordOf(tx: Transaction, personId: string, password: string): Promise<void> {
      await setPasswordHash(tx, personId, await hashPassword(password));
      await endSessions(tx, personId, clock.now());
    },

    /**
     * Notes that a new password is wanted; a worker finds out for whom. The same steps for every address, so that neither the
     * answer nor its time tells whether anybody uses it.
     */
    async forgotPassword(email: string, client: Client): Promise<void> {
      await database.transaction(async (tx) => {
        const id = newId();
        await insertPasswordRequest(tx, { ...client, id, email, created: clock.now() });
        await enqueue(tx, passwordRequestTask, { id });
      });
    },

    /** Mails the link if somebody uses the address. */
    async answerPasswordRequest(id: string): Promise<void> {
      await database.transaction(async (tx) => {
        const request = await takePasswordRequest(tx, id);
        const person = request && (await findByEmail(tx, request.email));
        if (!person) return;
        await mailLink(tx, 'password-reset', person, clock.now());
        await noteEvent(tx, person, { event: 'password-reset-requested' }, request, request.created);
      });
    },

    /** Sets the password, uses the link up, and ends the person's sessions; it does not sign in. */
    async setPassword(text: string, password: string, client: Client): Promise<void> {
      const now = clock.now();
      const id = readLinkToken(settings.secretKeys, 'set-password', text);
      const known = id && (await findLinkToken(database, id, 'set-password', now));
      if (!known) throw expired();
      const passwordHash = await hashPassword(password);
      await database.transaction(async (tx) => {
        await lockPerson(tx, known.personId);
        const token = await lockLinkToken(tx, known.id, 'set-password', now);
        if (!token) throw expired();
        await setPasswordHash(tx, token.personId, passwordHash);
        await spendLinkToken(tx, token, now);
        await endSessions(tx, token.personId, now);
        const whom = { id: token.personId, organizationId: token.organizationId };
        await noteEvent(tx, whom, { event: 'password-set' }, client, now);
      });
    },
  };
}

function expired() {
  return unauthorized('Sorry, this link has expired or was already used.');
}

type Kind = keyof typeof linkLife;

/** The page where a link's password is set. */
export function passwordPage({ publicUrl, secretKeys }: Context['settings'], tokenId: string): string {
  return new URL(`/set-password/${linkTokenText(secretKeys, 'set-password', tokenId)}`, publicUrl).href;
}

async function mailLink(tx: Transaction, kind: Kind, person: Addressee, now: string): Promise<void> {
  const { id: personId, organizationId } = person;
  const tokenId = await insertLink(tx, kind, person, now);
  await queueMails(tx, now, [
    { organizationId, kind, cause: tokenId, recipient: personId, subject: { tokenId } },
  ]);
}

async function insertLink(
  tx: Transaction,
  kind: Kind,
  { id: personId, organizationId }: Addressee,
  now: string,
): Promise<string> {
  const id = newId();
  const expires = after(now, linkLife[kind]);
  await insertLinkToken(tx, { id, purpose: 'set-password', organizationId, personId, created: now, expires });
  return id;
}
