import { describe, expect, it } from 'vitest';
import { patrolRoutes } from '#patrols/contract';
import { withIdempotencyKey } from './idempotency-key.ts';

type Answer = () => Response | Promise<Response>;

/** Sends the call once for each answer; returns the keys that it carried. */
async function keysOf(body: string, ...answers: Answer[]): Promise<string[]> {
  const keys: string[] = [];
  for (const answer of answers) {
    const sent = withIdempotencyKey(patrolRoutes.createPatrol, '/api/v1/patrol', body, async (key) => {
      keys.push(key);
      return answer();
    });
    await Promise.allSettled([sent]);
  }
  return keys;
}

const lost = () => Promise.reject(new Error('the connection broke'));
const answered = (status: number) => () => new Response(null, { status });

describe('a creating call', () => {
  it('that is sent again after its answer was lost, or after a fault of the server, carries the same key', async () => {
    const keys = await keysOf('a', lost, answered(503), answered(500), answered(201));
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([201, 409])('that was answered with %i, or has another body, carries a new key', async (status) => {
    const keys = await keysOf(`b${status}`, answered(status), answered(status));
    expect(new Set([...keys, ...(await keysOf('c', answered(201)))]).size).toBe(3);
  });
});
