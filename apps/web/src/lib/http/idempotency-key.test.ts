import { patrolRoutes } from '@patrolbook/contract';
import { describe, expect, it } from 'vitest';
import { withIdempotencyKey } from './idempotency-key.ts';

const create = (body: string, answer: (key: string) => Promise<string>) =>
  withIdempotencyKey(patrolRoutes.createPatrol, '/api/v1/patrol', body, answer);
const lost = () => Promise.reject(new Error('the connection broke'));

describe('a creating call', () => {
  it('that is sent again after its answer was lost carries the same key', async () => {
    const keys: string[] = [];
    const note = (key: string) => {
      keys.push(key);
      return keys.length === 1 ? lost() : Promise.resolve(key);
    };
    await expect(create('a', note)).rejects.toThrow();
    await create('a', note);
    expect(keys[1]).toBe(keys[0]);
  });

  it('that was answered, or has another body, carries a new key', async () => {
    const first = await create('b', async (key) => key);
    const second = await create('b', async (key) => key);
    const other = await create('c', async (key) => key);
    expect(new Set([first, second, other]).size).toBe(3);
  });
});
