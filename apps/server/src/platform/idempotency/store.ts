import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { keptAnswer } from '../database/schema.ts';

/** One creating call of one person: what was asked for, under which key. */
export interface KeyedRequest {
  /** The nil UUID for super administrators. */
  organizationId: string;
  personId: string;
  /** Method and path pattern. */
  route: string;
  key: string;
  /** Digest of what is asked for. */
  request: string;
}

/** Of two with one key at one moment the second waits for the first, until its transaction ends. */
export async function lockKey(tx: Transaction, { personId, route, key }: KeyedRequest): Promise<void> {
  const text = JSON.stringify([personId, route, key]);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 1))`);
}

/** What was answered first, if that was after `since`. */
export async function findAnswer(tx: Transaction, asked: KeyedRequest, since: string) {
  const [found] = await tx
    .select({ request: keptAnswer.request, answer: keptAnswer.answer })
    .from(keptAnswer)
    .where(and(isThis(asked), gt(keptAnswer.created, since)));
  return found;
}

/** In place of one under the same key that no longer counts. */
export async function insertAnswer(
  tx: Transaction,
  asked: KeyedRequest,
  answer: unknown,
  created: string,
): Promise<void> {
  await tx.delete(keptAnswer).where(isThis(asked));
  await tx.insert(keptAnswer).values({ ...asked, answer, created });
}

export async function forgetAnswers(tx: Transaction, until: string): Promise<void> {
  await tx.delete(keptAnswer).where(lte(keptAnswer.created, until));
}

function isThis({ organizationId, personId, route, key }: KeyedRequest) {
  return and(
    eq(keptAnswer.organizationId, organizationId),
    eq(keptAnswer.personId, personId),
    eq(keptAnswer.route, route),
    eq(keptAnswer.key, key),
  );
}
