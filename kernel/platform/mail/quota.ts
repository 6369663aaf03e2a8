import { day } from '../clock.ts';
import type { Reader, Transaction } from '../database/connect.ts';
import { conflict } from '../http/pipeline/app-error.ts';
import { type AttemptRule, consumeAttempt, findBlock } from '../rate-limit/store.ts';
import { type SecretKeys, sign } from '../tokens/signature.ts';

/** How many mails a day an organization sends to one address, and to all of this sort (product 11.7). */
export const quotas = {
  guests: { toOne: 10, toAll: 200 },
  invitations: { toOne: 10, toAll: 200 },
  members: { toOne: 200, toAll: null },
} as const;
export type Quota = keyof typeof quotas;

/** How many people an organization invites in a day (product 11.7). */
export const invitationsADay = quotas.invitations.toAll;

/**
 * How many urgent mails of one kind a day go to one address: about one patrol, and of the whole organization (product 11.19). The
 * second is so much larger that no patrol can use up what belongs to the others (decision 28).
 */
export const urgentQuota = { ofPatrol: 40, ofAll: 500 } as const;

/** To whom a mail goes, and what it counts against. */
export interface QuotaUse {
  organizationId: string;
  quota: Quota;
  address: string;
}

/** To whom an urgent mail goes, and what it counts against. */
export interface UrgentQuotaUse {
  organizationId: string;
  patrolId: string | null;
  kind: string;
  address: string;
}

/** Returns until when the organization may not mail this address, because the day's mails are used up; null if it may. */
export async function findMailBlock(
  db: Reader,
  secretKeys: SecretKeys,
  quotaUse: QuotaUse | UrgentQuotaUse,
  now: string,
): Promise<string | null> {
  const limits = limitsOf(secretKeys, quotaUse);
  const keys = limits.map(({ key }) => key);
  return findBlock(db, keys, day, now);
}

/** Counts a mail that was sent. */
export async function countMail(
  tx: Transaction,
  secretKeys: SecretKeys,
  quotaUse: QuotaUse | UrgentQuotaUse,
  now: string,
): Promise<void> {
  for (const { key, rule } of limitsOf(secretKeys, quotaUse)) await consumeAttempt(tx, key, rule, now);
}

/** Throws 409 if a mail to an outsider could not be sent today. Call it before the mail is queued. */
export async function refuseBeyondQuota(
  tx: Transaction,
  secretKeys: SecretKeys,
  quotaUse: QuotaUse & { quota: 'guests' | 'invitations' },
  now: string,
): Promise<void> {
  if ((await findMailBlock(tx, secretKeys, quotaUse, now)) === null) return;
  const { quota, address } = quotaUse;
  const { toOne, toAll } = quotas[quota];
  const limit = `In a day, ${toOne} mails go to one address outside the organization and ${toAll} to all ${quota === 'guests' ? 'guests' : 'new people'}.`;
  const instead = quota === 'guests' ? 'Please leave out the address or try again' : 'Please try again';
  throw conflict('mail-limit', `${address} cannot be mailed today. ${limit} ${instead} tomorrow.`);
}

interface Limit {
  key: string;
  rule: AttemptRule;
}

function limitsOf(secretKeys: SecretKeys, quotaUse: QuotaUse | UrgentQuotaUse): Limit[] {
  const limits = 'quota' in quotaUse ? ordinaryLimits(quotaUse) : urgentLimits(quotaUse);
  return limits.map(([text, max]) => ({
    key: sign(secretKeys, `mail:${quotaUse.organizationId}:${text}`),
    rule: { max, per: day, block: day },
  }));
}

type Maximum = readonly [of: string, max: number];

/** Guests and invited people are outsiders alike: their addresses share a count. */
function ordinaryLimits({ quota, address }: QuotaUse): Maximum[] {
  const { toOne, toAll } = quotas[quota];
  const sort = quota === 'guests' || quota === 'invitations' ? 'outsiders' : quota;
  const ofAddress: Maximum = [`${sort}:${address.toLowerCase()}`, toOne];
  return toAll === null ? [ofAddress] : [ofAddress, [quota, toAll]];
}

function urgentLimits({ patrolId, kind, address }: UrgentQuotaUse): Maximum[] {
  const ofKind = `urgent:${kind}:${address.toLowerCase()}`;
  return [
    [`${ofKind}:${patrolId}`, urgentQuota.ofPatrol],
    [ofKind, urgentQuota.ofAll],
  ];
}
