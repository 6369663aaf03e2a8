import { type Route, ValidationFailed } from '#contract';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../database/transaction.ts';
import { mayPass } from '../../may-pass.ts';
import { forgiveNowOrLater, unlessOutage } from '../../rate-limit/count-apart.ts';
import { forgiveAttempt } from '../../rate-limit/store.ts';
import { sign } from '../../tokens/signature.ts';
import type { Actor, LinkHolder } from './actor.ts';
import { AppError } from './app-error.ts';
import { consumeOrRefuse, ruleOf } from './enforce-rate-limit.ts';

/**
 * Runs a call that may be refused because a value is in use, and limits how often the caller's organization is
 * told so (product 12.9). The call is counted before it runs, so that concurrent ones cannot exceed the limit;
 * the count is taken back if the call ends otherwise. Throws 429 with Retry-After beyond the limit.
 */
export async function limitRefusals<T>(
  context: Pick<Context, 'database' | 'clock' | 'settings'>,
  { takenLimit }: Route,
  caller: Actor | LinkHolder | undefined,
  call: () => Promise<T>,
): Promise<T> {
  if (!takenLimit || !caller) return call();
  const rule = ruleOf(takenLimit);
  const key = sign(context.settings.secretKeys, `taken:${caller.organizationId ?? caller.personId}`);
  const takeBack = await consumeOrRefuse(context, key, rule);
  const forgive = () =>
    forgiveNowOrLater(takeBack, () => inTransaction(context.database, (tx) => forgiveAttempt(tx, key, rule)));
  try {
    const answer = await unlessOutage(takeBack, call);
    await forgive();
    return answer;
  } catch (error) {
    if (!saysTaken(error) && !mayPass(error)) await forgive();
    throw error;
  }
}

function saysTaken(error: unknown): boolean {
  const { data } = ValidationFailed.safeParse(error instanceof AppError ? error.body : undefined);
  return data?.issues.some(({ reason }) => reason === 'not-unique') ?? false;
}
