import { day } from '../clock.ts';
import type { Reader, Transaction } from '../database/connect.ts';
import { conflict } from '../http/pipeline/app-error.ts';
import { type AttemptRule, consumeAttempt, findBlock } from '../rate-limit/store.ts';
import { type SecretKeys, sign } from '../tokens/signature.ts';

/** How many mails a day an organization sends to one address, and to all of this sort (product 11.7). */
const allowances = {
  guests: { toOne: 10, toAll: 200 },
  invitations: { toOne: 10, toAll: 200 },
  members: { toOne: 200, toAll: null },
  ecc: { toOne: 200, toAll: null },
} as const;
export type Allowance = keyof typeof allowances;

/** To whom a mail goes, and what it counts against. */
export interface Posting {
  organizationId: string;
  allowance: Allowance;
  address: string;
}

/** Returns until when the organization may not mail this address, because the day's mails are used up; null if it may. */
export async function findMailBlock(
  db: Reader,
  secretKeys: SecretKeys,
  posting: Posting,
  now: string,
): Promise<string | null> {
  const limits = limitsOf(secretKeys, posting);
  const keys = limits.map(({ key }) => key);
  return findBlock(db, keys, now);
}

/** Counts a mail that was sent. */
export async function countMail(
  tx: Transaction,
  secretKeys: SecretKeys,
  posting: Posting,
  now: string,
): Promise<void> {
  for (const { key, rule } of limitsOf(secretKeys, posting)) await consumeAttempt(tx, key, rule, now);
}

/** Throws 409 if a mail to an outsider, which is about to be caused, could not be sent today. */
export async function refuseBeyondAllowance(
  tx: Transaction,
  secretKeys: SecretKeys,
  posting: Posting & { allowance: 'guests' | 'invitations' },
  now: string,
): Promise<void> {
  if ((await findMailBlock(tx, secretKeys, posting, now)) === null) return;
  const { allowance, address } = posting;
  const { toOne, toAll } = allowances[allowance];
  const limit = `In a day, ${toOne} mails go to one address outside the organization and ${toAll} to all ${allowance === 'guests' ? 'guests' : 'new people'}.`;
  const instead = allowance === 'guests' ? 'Please leave out the address or try again' : 'Please try again';
  throw conflict('mail-limit', `${address} cannot be mailed today. ${limit} ${instead} tomorrow.`);
}

interface Limit {
  key: string;
  rule: AttemptRule;
}

/** Guests and invited people are outsiders alike: their addresses share a count. */
function limitsOf(secretKeys: SecretKeys, { organizationId, allowance, address }: Posting): Limit[] {
  const { toOne, toAll } = allowances[allowance];
  const sort = allowance === 'guests' || allowance === 'invitations' ? 'outsiders' : allowance;
  const limit = (text: string, max: number) => ({
    key: sign(secretKeys, `mail:${organizationId}:${text}`),
    rule: { max, per: day, block: day },
  });
  return [
    limit(`${sort}:${address.toLowerCase()}`, toOne),
    ...(toAll === null ? [] : [limit(allowance, toAll)]),
  ];
}
