import { issueMessage, type SessionStart } from '@patrolbook/contract';
import { v7 as newId } from 'uuid';
import { isArchived } from '../../domain/organizations/archived.ts';
import { findByEmail, type PersonRow } from '../../domain/people/store.ts';
import type { Context } from '../../platform/context.ts';
import { announceChange, announceSessionEnd } from '../../platform/database/announce.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { signInError } from '../../platform/http/pipeline/app-error.ts';
import { readAccessToken } from './access-token.ts';
import { noteEvent } from './audit.ts';
import type { Client } from './client.ts';
import { failedSignIns, invalidCredentials } from './failed-sign-ins.ts';
import { consumeSignIn, forgiveSignIn, type SignInAttempt } from './lock-out.ts';
import { isPassword } from './passwords.ts';
import { readRefreshToken } from './refresh-token.ts';
import { codeGuard } from './second-step/code-guard.ts';
import { findSecondStep, lockSecondStep } from './second-step/store.ts';
import { insertSession, lockLiveSession, updateSession } from './sessions.store.ts';
import { lockPerson, setFirstSignedIn } from './store.ts';
import { type IssuedTokens, issueTokens, refreshEnd } from './tokens.ts';

export interface SignInInput {
  email: string;
  password: string;
  remember: boolean;
  sharedDevice: boolean;
  /** Of the second step, once it was asked for. */
  code?: string | undefined;
}

/** Only who knows the password learns it. */
const organizationArchived =
  'Your organization is archived, and nobody can sign in to it. Please ask its coordinator.';

const wrongCode = issueMessage({ path: ['code'], reason: 'wrong-code' });

/** Signs people in and out (product 9.2 and 9.7). */
export function signInUseCases(context: Context) {
  const { database, clock, settings } = context;
  const keys = settings.secretKeys;
  const failures = failedSignIns(context);
  const codes = codeGuard(context);
  return {
    /**
     * Starts a session. An account that does not exist fails and locks like one that does, by the same steps and in the
     * same time. `device` is the id under which the device is known to the account. Throws 400 `invalid_grant`,
     * `locked_out` or `archived`, and to who knows the password `code_required` or `invalid_code` (product 9.20).
     */
    async signIn(input: SignInInput, client: Client, device: string | null = null): Promise<IssuedTokens> {
      const attempt = { account: input.email, ip: client.ip, device };
      const person = await findByEmail(database, input.email);
      const verdict = await inTransaction(database, (tx) => consumeSignIn(tx, keys, attempt, clock.now()));
      if (verdict.locked) return failures.refuseLocked(person, verdict, client);
      const isRight = await isPassword(input.password, person?.passwordHash ?? null);
      if (!person || !isRight) {
        await failures.note(person, verdict, client);
        throw signInError('invalid_grant', invalidCredentials);
      }
      if (input.code !== undefined && (await findSecondStep(database, person))) await codes.count(person);
      const issued = await inTransaction(database, (tx) => begin(tx, person, input, attempt, client));
      if (issued) return issued;
      await failures.note(person, verdict, client, wrongCode);
      throw signInError('invalid_code', wrongCode);
    },

    /** Revokes the session that either token names; does nothing without a valid token. */
    async signOut(
      tokens: { access: string | undefined; refresh: string | undefined },
      client: Client,
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

  /** Returns null for a wrong code. */
  async function begin(
    tx: Transaction,
    person: PersonRow,
    { remember, sharedDevice, code }: SignInInput,
    attempt: SignInAttempt,
    client: Client,
  ): Promise<IssuedTokens | null> {
    const now = clock.now();
    const current = await lockPerson(tx, person);
    // during the slow hashing, the password may have been changed or the membership ended
    if (!current || current.finished || current.passwordHash !== person.passwordHash) {
      throw signInError('invalid_grant', invalidCredentials);
    }
    if (await isArchived(tx, current.organizationId)) throw signInError('archived', organizationArchived);
    const began = await passSecondStep(tx, current, code, client);
    if (!began) return null;
    await forgiveSignIn(tx, keys, attempt);
    if (!current.firstSignedIn) await noteFirstSignIn(tx, current, now);
    const session = await insertSession(tx, {
      id: newId(),
      personId: person.id,
      organizationId: person.organizationId,
      issued: now,
      expires: refreshEnd(now, { remember, sharedDevice }),
      remember,
      sharedDevice,
      began,
      confirmed: now,
      ips: [client.ip],
      userAgent: client.userAgent,
      generation: 0,
      generationSeen: false,
    });
    await noteEvent(tx, person, { event: 'sign-in-success' }, client, now);
    return issueTokens(keys, { ...session, roles: current.roles }, now);
  }

  /** Returns how the session begins; null for a wrong code. */
  async function passSecondStep(
    tx: Transaction,
    person: PersonRow,
    code: string | undefined,
    client: Client,
  ): Promise<SessionStart | null> {
    const step = await lockSecondStep(tx, person);
    if (!step) return 'password';
    if (code === undefined) throw signInError('code_required', 'Enter a code of your authenticator app.');
    return (await codes.take(tx, person, step, code, client)) ? 'password-and-code' : null;
  }

  /** From now on the person is no longer only invited (product 4.12). */
  async function noteFirstSignIn(tx: Transaction, person: PersonRow, now: string): Promise<void> {
    const { id: _id, organizationId } = person;
    await setFirstSignedIn(tx, person, now);
    if (organizationId) await announceChange(tx, organizationId, { type: 'person', _id });
  }
}
