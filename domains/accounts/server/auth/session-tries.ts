import { type Issue, issueMessage } from '#contract';
import { day } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import { announceSessionEnd } from '#platform/database/announce.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Actor } from '#platform/http/pipeline/actor.ts';
import { AppError, invalid, unauthorized } from '#platform/http/pipeline/app-error.ts';
import { countApart, forgiveNowOrLater } from '#platform/rate-limit/count-apart.ts';
import { consumeAttempt, forgiveAttempt } from '#platform/rate-limit/store.ts';
import { sign } from '#platform/tokens/signature.ts';
import { noteEvent } from './audit.ts';
import type { RequestClient } from './client.ts';
import { lockLiveSession, updateSession } from './sessions.store.ts';

/** Five wrong passwords and codes in a day end a session (product 9.60). */
export const perSession = { max: 5, per: day };

const tooManyWrong = 'Too many wrong passwords or codes';

/** 400: a password or a code that is asked for again is wrong, on its field. It may be a guess. */
export class WrongProof extends AppError {
  /** What the audit history says of it. */
  readonly reason: string;

  constructor(issue: Issue) {
    const { status, message, body } = invalid(issue);
    super(status, message, body);
    this.reason = issueMessage(issue);
  }
}

/**
 * Counts what is tried at a session, for that session alone: whoever has taken it over finds its end, and locks its owner out of nothing
 * (product 9.60).
 */
export function sessionTries({ database, clock, settings }: Context) {
  return {
    /**
     * Does what asks for a password or a code, which throws `WrongProof` for a wrong one. A right one takes back its own try and no
     * other, since who knows the password may be guessing codes.
     */
    async counted<T>(actor: Actor, client: RequestClient, work: () => Promise<T>): Promise<T> {
      const key = sign(settings.secretKeys, JSON.stringify(['session-try', actor.sessionId]));
      const { isLast, takeBack } = await count(actor, key, client);
      try {
        const done = await work();
        await forgiveNowOrLater(takeBack, () =>
          inTransaction(database, (tx) => forgiveAttempt(tx, key, perSession)),
        );
        return done;
      } catch (error) {
        if (error instanceof WrongProof) await noteWrong(actor, error.reason, isLast, client);
        else takeBack();
        throw error;
      }
    },
  };

  /** Counts a try before it is made, so that those of one moment are no more than five. Ends a session that has had them. */
  async function count(actor: Actor, key: string, client: RequestClient) {
    const now = clock.now();
    const { tried, takeBack } = await countApart(database, now, async (tx) => {
      const tried = await consumeAttempt(tx, key, perSession, now);
      return { tried, counted: tried.is === 'allowed' ? [{ key, rule: perSession }] : [] };
    });
    if (tried.is === 'allowed') return { isLast: tried.last, takeBack };
    await inTransaction(database, (tx) => end(tx, actor, client));
    throw unauthorized();
  }

  async function noteWrong(
    actor: Actor,
    reason: string,
    isLast: boolean,
    client: RequestClient,
  ): Promise<void> {
    await inTransaction(database, async (tx) => {
      await noteEvent(tx, subjectOf(actor), { event: 'sign-in-failure', reason }, client, clock.now());
      if (isLast) await end(tx, actor, client);
    });
  }

  /** Ends the session, unless it is over already. */
  async function end(tx: Transaction, actor: Actor, client: RequestClient): Promise<void> {
    const now = clock.now();
    const session = await lockLiveSession(tx, actor.sessionId, now);
    if (!session) return;
    await updateSession(tx, session, { revoked: now });
    const event = { event: 'session-revoked', reason: tooManyWrong } as const;
    await noteEvent(tx, subjectOf(actor), event, client, now);
    await announceSessionEnd(tx, session.id);
  }
}

function subjectOf({ personId: id, organizationId }: Actor) {
  return { id, organizationId };
}
