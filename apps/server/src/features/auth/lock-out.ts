import { minute } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { consumeAttempt, forgetAttempts, forgiveAttempt } from '../../platform/rate-limit/store.ts';
import { type SecretKeys, sign } from '../../platform/tokens/signature.ts';

/** Five failures lock an account for one network address, fifty for all unknown devices (product 9.7). */
const perAddress = { max: 5, per: 15 * minute, block: 15 * minute };
const perAccount = { max: 50, per: 15 * minute, block: 15 * minute };

/** An attempt to sign in. `account` is an email address, which need not belong to anybody. */
export interface SignInAttempt {
  account: string;
  ip: string;
  isKnownDevice: boolean;
}

export type Verdict =
  | { locked: true /** This is the first attempt that the lock refuses. */; first: boolean }
  | { locked: false /** If this attempt fails, the account is locked. */; last: boolean };

/** Counts an attempt before its password is checked. */
export async function consumeSignIn(
  tx: Transaction,
  keys: SecretKeys,
  attempt: SignInAttempt,
  now: string,
): Promise<Verdict> {
  const { byAddress, byAccount } = keysOf(keys, attempt);
  const fromAddress = await consumeAttempt(tx, byAddress, perAddress, now);
  // not counted against the account: one address could otherwise lock out everybody else
  if (fromAddress.is === 'blocked') return { locked: true, first: fromAddress.first };
  if (attempt.isKnownDevice) return { locked: false, last: fromAddress.last };
  const onAccount = await consumeAttempt(tx, byAccount, perAccount, now);
  if (onAccount.is === 'blocked') return { locked: true, first: onAccount.first };
  return { locked: false, last: fromAddress.last || onAccount.last };
}

/** After a correct password, resets the count of the address and takes this attempt off the account's. */
export async function forgiveSignIn(
  tx: Transaction,
  keys: SecretKeys,
  attempt: SignInAttempt,
): Promise<void> {
  const { byAddress, byAccount } = keysOf(keys, attempt);
  await forgetAttempts(tx, byAddress);
  if (!attempt.isKnownDevice) await forgiveAttempt(tx, byAccount, perAccount);
}

/** Returns keyed hashes, so that the table holds no readable addresses. */
function keysOf(keys: SecretKeys, { account, ip }: SignInAttempt) {
  const name = account.toLowerCase();
  return { byAddress: sign(keys, `sign-in:${name}:${ip}`), byAccount: sign(keys, `sign-in:${name}`) };
}
