import { minute } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { type Count, countApart } from '#platform/rate-limit/count-apart.ts';
import { networkOf } from '#platform/rate-limit/network.ts';
import {
  consumeAttempt,
  forgetAttempts,
  forgetAttemptsBelow,
  forgiveAttempt,
} from '#platform/rate-limit/store.ts';
import { type SecretKeys, sign } from '#platform/tokens/signature.ts';

/** Five failures lock an account for one network or known device, fifty for all unknown devices (product 9.7). */
export const perPlace = { max: 5, per: 15 * minute, block: 15 * minute };
export const perAccount = { max: 50, per: 15 * minute, block: 15 * minute };

/** An attempt to sign in. `account` is an email address, which need not belong to anybody. */
export interface SignInAttempt {
  account: string;
  ip: string;
  /** The id under which the device is known to the account; null for an unknown device. */
  device: string | null;
}

export type Verdict =
  | { locked: true /** This is the first attempt that the lock refuses. */; first: boolean }
  | { locked: false /** If this attempt fails, the account is locked. */; last: boolean };

/** Counts an attempt before its password is checked. Returns also what takes the count back after an outage. */
export function countSignIn(
  { database, clock, settings }: Pick<Context, 'database' | 'clock' | 'settings'>,
  attempt: SignInAttempt,
): Promise<Verdict & { takeBack(): void }> {
  const now = clock.now();
  return countApart(database, now, async (tx) => {
    const verdict = await consumeSignIn(tx, settings.secretKeys, attempt, now);
    return { ...verdict, counted: verdict.locked ? [] : countsOf(settings.secretKeys, attempt) };
  });
}

function countsOf(keys: SecretKeys, attempt: SignInAttempt): Count[] {
  const { byPlace, byAccount } = keysOf(keys, attempt);
  const ofPlace = { key: byPlace, rule: perPlace };
  return attempt.device ? [ofPlace] : [ofPlace, { key: byAccount, rule: perAccount }];
}

async function consumeSignIn(
  tx: Transaction,
  keys: SecretKeys,
  attempt: SignInAttempt,
  now: string,
): Promise<Verdict> {
  const { byPlace, byAccount } = keysOf(keys, attempt);
  const fromPlace = await consumeAttempt(tx, byPlace, perPlace, now);
  // Not counted against the account: otherwise one place could lock out everybody else.
  if (fromPlace.is === 'blocked') return { locked: true, first: fromPlace.first };
  if (attempt.device) return { locked: false, last: fromPlace.last };
  const onAccount = await consumeAttempt(tx, byAccount, perAccount, now);
  if (onAccount.is === 'blocked') return { locked: true, first: onAccount.first };
  return { locked: false, last: fromPlace.last || onAccount.last };
}

/**
 * After a correct password, resets the count of the network or device and removes this attempt from the
 * account's count.
 */
export async function forgiveSignIn(
  tx: Transaction,
  keys: SecretKeys,
  attempt: SignInAttempt,
): Promise<void> {
  const { byPlace, byAccount } = keysOf(keys, attempt);
  await forgetAttempts(tx, byPlace);
  if (!attempt.device) await forgiveAttempt(tx, byAccount, perAccount);
}

/**
 * After a new password, resets the counts of the account, of all networks and known devices: they counted guesses at the old
 * password. They are locked in the order in which an attempt locks them.
 */
export async function forgetSignIns(tx: Transaction, keys: SecretKeys, account: string): Promise<void> {
  const byAccount = accountKey(keys, account);
  await forgetAttemptsBelow(tx, placesOf(byAccount));
  await forgetAttempts(tx, byAccount);
}

function keysOf(keys: SecretKeys, { account, ip, device }: SignInAttempt) {
  const byAccount = accountKey(keys, account);
  const place = device ? ['device', device] : ['network', networkOf(ip)];
  return { byAccount, byPlace: placesOf(byAccount) + sign(keys, JSON.stringify(place)) };
}

/**
 * Returns a keyed hash, so that the table holds no readable addresses. It hashes JSON, so that no account's
 * name can produce another account's key.
 */
function accountKey(keys: SecretKeys, account: string): string {
  return sign(keys, JSON.stringify(['sign-in', account.toLowerCase()]));
}

/** What the keys of an account's places begin with, so that all are found. */
const placesOf = (byAccount: string) => `${byAccount}/`;
