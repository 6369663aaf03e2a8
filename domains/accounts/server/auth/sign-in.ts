import type { PasskeyAnswer } from '#accounts/contract';
import { type IssueReason, issueMessage, type SessionStart } from '#contract';
import { findByEmail, type PersonRow } from '#people/server/store.ts';
import type { Context } from '#platform/context.ts';
import { announceSessionEnd } from '#platform/database/announce.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { signInError } from '#platform/http/pipeline/app-error.ts';
import { unlessOutage } from '#platform/rate-limit/count-apart.ts';
import { listPasskeys } from '../passkeys/store.ts';
import { type Given, givenOf, secondStepGuard } from '../second-step/second-step-guard.ts';
import { lockSecondStep, type SecondStepRow } from '../second-step/store.ts';
import { readAccessToken } from './access-token.ts';
import { noteEvent } from './audit.ts';
import type { RequestClient } from './client.ts';
import { failedSignIns, invalidCredentials } from './failed-sign-ins.ts';
import { countSignIn, forgiveSignIn, type SignInAttempt } from './lock-out.ts';
import { fitOf, hashPassword } from './passwords.ts';
import { readRefreshToken } from './refresh-token.ts';
import { lockLiveSession, updateSession } from './sessions.store.ts';
import { refuseArchived, type SessionOptions, startSession } from './start-session.ts';
import { lockPerson, setPasswordHash } from './store.ts';
import type { IssuedTokens } from './tokens.ts';

export interface SignInInput extends SessionOptions {
  email: string;
  password: string;
  /** Of the second step, either, once it was asked for. */
  code?: string | undefined;
  passkey?: PasskeyAnswer | undefined;
}

interface Refused {
  refused: IssueReason;
}

/** Signs people in and out (product 9.2 and 9.7). */
export function signInUseCases(context: Context) {
  const { database, clock, settings } = context;
  const keys = settings.secretKeys;
  const failures = failedSignIns(context);
  const guard = secondStepGuard(context);
  return {
    /**
     * Starts a session. An account that does not exist fails and locks like one that does, by the same steps and in the
     * same time. `device` is the id under which the device is known to the account. Throws 400 `invalid_grant`,
     * `locked_out` or `archived`, and to who knows the password `code_required`, `invalid_code` or `invalid_passkey` (product 9.20).
     */
    async signIn(
      input: SignInInput,
      client: RequestClient,
      device: string | null = null,
    ): Promise<IssuedTokens> {
      const attempt = { account: input.email, ip: client.ip, device };
      const person = await findByEmail(database, input.email);
      const verdict = await countSignIn(context, attempt);
      if (verdict.locked) return failures.refuseLocked(person, verdict, client);
      return unlessOutage(verdict.takeBack, () => judge(input, attempt, person, verdict, client));
    },

    /** Revokes the session that either token names; does nothing without a valid token. */
    async signOut(
      tokens: { access: string | undefined; refresh: string | undefined },
      client: RequestClient,
    ): Promise<void> {
      const now = clock.now();
      const token =
        (tokens.refresh && readRefreshToken(keys, tokens.refresh)) ||
        (tokens.access && (await readAccessToken(keys, tokens.access, now)));
      if (!token) return;
      await inTransaction(database, async (tx) => {
        const session = await lockLiveSession(tx, token.sessionId, now);
        if (!session) return;
        await updateSession(tx, session, { revoked: now });
        const subject = { id: session.personId, organizationId: session.organizationId };
        await noteEvent(tx, subject, { event: 'sign-out' }, client, now);
        await announceSessionEnd(tx, session.id);
      });
    },
  };

  /** Starts the session of an attempt that was counted. */
  async function judge(
    input: SignInInput,
    attempt: SignInAttempt,
    person: PersonRow | undefined,
    verdict: { last: boolean },
    client: RequestClient,
  ): Promise<IssuedTokens> {
    const fit = await fitOf(input.password, person?.passwordHash ?? null);
    if (!person || fit === 'none') {
      await failures.note(person, verdict, client);
      throw signInError('invalid_grant', invalidCredentials);
    }
    const given = givenOf(input);
    const renewed = fit === 'former' ? await hashPassword(input.password) : null;
    const proven = { given, renewed };
    const begun = await guard.counted(person, given, () =>
      inTransaction(database, (tx) => begin(tx, person, proven, input, attempt, client)),
    );
    if ('tokens' in begun) return begun.tokens;
    const message = issueMessage({ path: [], reason: begun.refused });
    await failures.note(person, verdict, client, message);
    throw signInError(begun.refused === 'wrong-code' ? 'invalid_code' : 'invalid_passkey', message);
  }

  async function begin(
    tx: Transaction,
    person: PersonRow,
    { given, renewed }: { given: Given | null; renewed: string | null },
    { remember, sharedDevice }: SessionOptions,
    attempt: SignInAttempt,
    client: RequestClient,
  ): Promise<{ tokens: IssuedTokens } | Refused> {
    const current = await lockPerson(tx, person);
    // during the slow hashing, the password may have been changed or the membership ended
    if (!current || current.finished || current.passwordHash !== person.passwordHash) {
      throw signInError('invalid_grant', invalidCredentials);
    }
    await refuseArchived(tx, current);
    const passed = await passSecondStep(tx, current, given, client);
    if ('refused' in passed) return passed;
    await forgiveSignIn(tx, keys, attempt);
    if (renewed !== null) await setPasswordHash(tx, person, renewed);
    const options = { remember, sharedDevice, ...passed };
    return { tokens: await startSession(tx, context, current, options, client) };
  }

  /** Returns how the session begins, or why what was given is refused. */
  async function passSecondStep(
    tx: Transaction,
    person: PersonRow,
    given: Given | null,
    client: RequestClient,
  ): Promise<{ began: SessionStart } | Refused> {
    const step = await lockSecondStep(tx, person);
    if (!step) return { began: 'password' };
    if (!given) throw signInError('code_required', await whatIsAsked(tx, person, step));
    const refused = await guard.take(tx, person, step, given, { of: 'sign-in' }, client);
    if (refused) return { refused };
    return { began: 'passkey' in given ? 'password-and-passkey' : 'password-and-code' };
  }
}

async function whatIsAsked(tx: Transaction, person: PersonRow, { key }: SecondStepRow): Promise<string> {
  const hasPasskey = (await listPasskeys(tx, person)).length > 0;
  if (!hasPasskey) return 'Enter a code of your authenticator app, or a recovery code.';
  return key === null
    ? 'Use your passkey, or enter a recovery code.'
    : 'Use your passkey, or enter a code of your authenticator app or a recovery code.';
}
