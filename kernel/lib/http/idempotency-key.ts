import type { Route } from '#contract';
import { newId } from './new-id.ts';

/** The keys of creating calls whose answer was lost, or left open whether they have happened, by what was sent. */
const unanswered = new Map<string, string>();

/**
 * Runs a creating call under an `Idempotency-Key` (product 12.5). The same call after a lost answer carries the same key,
 * so that the server does not create twice.
 */
export async function withIdempotencyKey(
  route: Route,
  address: string,
  body: string,
  run: (key: string) => Promise<Response>,
): Promise<Response> {
  const call = `${route.method} ${address} ${body}`;
  const key = unanswered.get(call) ?? newId();
  unanswered.set(call, key);
  const answer = await run(key);
  if (answer.status < 500) unanswered.delete(call);
  return answer;
}
