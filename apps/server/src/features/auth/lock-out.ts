import { forgetAttempts, forgiveAttempt, takeAttempt } from '../../platform/attempts/store.ts';
import { minute } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { type SecretKeys, sign } from '../../platform/tokens/signature.ts';

/** Five failures lock an account for one network address, fifty for all but devices that signed in before (design 6.2). */
const perAddress = { max: 5, per: 15 * minute, block: 15 * minute };
const perAccount = { max: 50, per: 15 * minute, block: 15 * minute };

/** A sign-in that is about to be tried. `account` is an address, whether anybody uses it or not. */
export interface Try {
  account: string;
  ip: string;
  isKnownDevice: boolean;
}

export type Verdict =
  | { locked: true /** None before it was refused by this lock. */; first: boolean }
  | { locked: false /** A failure now locks the account. */; last: boolean };

/** Counts a sign-in before its password is looked at. */
export async function takeSignIn(
  tx: Transaction,
  keys: SecretKeys,
  given: Try,
  now: string,
): Promise<Verdict> {
  const { byAddress, byAccount } = keysOf(keys, given);
  const fromAddress = await takeAttempt(tx, byAddress, perAddress, now);
  // what one address is refused does not count against the account: it could lock everybody else out
  if (fromAddress.is === 'blocked') return { locked: true, first: fromAddress.first };
  if (given.isKnownDevice) return { locked: false, last: fromAddress.last };
  const onAccount = await takeAttempt(tx, byAccount, perAccount, now);
  if (onAccount.is === 'blocked') return { locked: true, first: onAccount.first };
  return { locked: false, last: fromAddress.last || onAccount.last };
}

/** It was the right password: the address starts anew, and this try is no failure of the account. */
export async function forgiveSignIn(tx: Transaction, keys: SecretKeys, given: Try): Promise<void> {
  const { byAddress, byAccount } = keysOf(keys, given);
  await forgetAttempts(tx, byAddress);
  if (!given.isKnownDevice) await forgiveAttempt(tx, byAccount, perAccount);
}

/** Keyed hashes, so that the table is no list of addresses. */
function keysOf(keys: SecretKeys, { account, ip }: Try) {
  const name = account.toLowerCase();
  return { byAddress: sign(keys, `sign-in:${name}:${ip}`), byAccount: sign(keys, `sign-in:${name}`) };
}
