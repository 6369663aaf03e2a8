import { v7 as newId } from 'uuid';
import type { Context } from '../../platform/context.ts';
import { announceSessionEnd } from '../../platform/database/announce.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { signInRefused } from '../../platform/http/app-error.ts';
import { readAccessToken } from './access-token.ts';
import { noteEvent } from './audit.ts';
import type { Client } from './client.ts';
import { forgiveSignIn, type Try, takeSignIn } from './lock-out.ts';
import { isPassword } from './passwords.ts';
import { readRefreshToken } from './refresh-token.ts';
import {
  findByEmail,
  insertSession,
  lockLiveSession,
  lockPerson,
  type PersonRow,
  updateSession,
} from './store.ts';
import { refreshEnd, type SignedIn, signedIn } from './tokens.ts';

export interface SignInInput {
  email: string;
  password: string;
  remember: boolean;
  sharedDevice: boolean;
}

const invalidCredentials = 'Invalid credentials';
const accountLocked = 'Account locked';

/** Signing in and out (design 6.2). */
export function signInUseCases({ database, clock, settings }: Context) {
  const keys = settings.secretKeys;
  return {
    /** An account that does not exist fails and locks like one that does, by the same steps and in the same time. */
    async signIn(input: SignInInput, client: Client, isKnownDevice = false): Promise<SignedIn> {
      const given = { account: input.email, ip: client.ip, isKnownDevice };
      const person = await findByEmail(database, input.email);
      const verdict = await database.transaction((tx) => takeSignIn(tx, keys, given, clock.now()));
      if (verdict.locked) return refuseLocked(person, verdict.first, client);
      const isRight = await isPassword(input.password, person?.passwordHash ?? null);
      if (!person || !isRight) return refuse(person, verdict.last, client);
      return database.transaction((tx) => begin(tx, person, input, given, client));
    },

    /** Ends the session that either token names; without one there is nothing to end. */
    async signOut(
      tokens: { access: string | undefined; refresh: string | undefined },
      client: Client,
    ): Promise<void> {
      const now = clock.now();
      const named =
        (tokens.refresh && readRefreshToken(keys, tokens.refresh)) ||
        (tokens.access && (await readAccessToken(keys, tokens.access, now)));
      if (!named) return;
      await database.transaction(async (tx) => {
        const session = await lockLiveSession(tx, named.sessionId, now);
        if (!session) return;
        await updateSession(tx, session.id, { revoked: now });
        const whom = { id: session.personId, organizationId: session.organizationId };
        await noteEvent(tx, whom, { event: 'sign-out' }, client, now);
        await announceSessionEnd(tx, session.id);
      });
    },
  };

  async function begin(
    tx: Transaction,
    person: PersonRow,
    { remember, sharedDevice }: SignInInput,
    given: Try,
    { ip, userAgent }: Client,
  ): Promise<SignedIn> {
    const now = clock.now();
    const current = await lockPerson(tx, person.id);
    // hashing takes a while: the password may have been changed, or the membership ended, meanwhile
    if (!current || current.finished || current.passwordHash !== person.passwordHash) {
      throw signInRefused('invalid_grant', invalidCredentials);
    }
    await forgiveSignIn(tx, keys, given);
    const session = await insertSession(tx, {
      id: newId(),
      personId: person.id,
      organizationId: person.organizationId,
      issued: now,
      expires: refreshEnd(now, { remember, sharedDevice }),
      remember,
      sharedDevice,
      ips: [ip],
      userAgent,
      generation: 0,
      generationSeen: false,
    });
    await noteEvent(tx, person, { event: 'sign-in-success' }, { ip, userAgent }, now);
    return signedIn(keys, { ...session, roles: current.roles }, now);
  }

  async function refuse(person: PersonRow | undefined, last: boolean, client: Client): Promise<never> {
    await database.transaction(async (tx) => {
      const now = clock.now();
      await noteEvent(tx, person, { event: 'sign-in-failure', reason: invalidCredentials }, client, now);
      if (last) await noteEvent(tx, person, { event: 'locked-out', reason: accountLocked }, client, now);
    });
    throw signInRefused('invalid_grant', invalidCredentials);
  }

  /** Notes one refusal of each lock: whoever goes on trying shall not fill the record, which is kept for ever. */
  async function refuseLocked(person: PersonRow | undefined, first: boolean, client: Client): Promise<never> {
    const failure = { event: 'sign-in-failure', reason: accountLocked } as const;
    if (first) await database.transaction((tx) => noteEvent(tx, person, failure, client, clock.now()));
    throw signInRefused('locked_out', 'Too many failed sign-ins. Please try again in 15 minutes.');
  }
}
