import { expect, it } from 'vitest';
import { type Turn, takeTurns } from './turns.ts';

/** Reads mails until they are told to end; `started` names those that have begun, in their order. */
function reading(places: number) {
  const takeTurn = takeTurns(places);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    take(name: string, turn: Turn) {
      const ended = new Promise<void>((resolve) => ends.set(name, resolve));
      return takeTurn(turn, async () => {
        started.push(name);
        await ended;
        return name;
      });
    },
    end: async (name: string) => {
      ends.get(name)?.();
      await settled();
    },
  };
}

/** Lets the work whose turn it is begin. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const flood = Array.from({ length: 9 }, (_, nth) => `flood ${nth + 1}`);

it('[11.27] nine mails to one address delay no mail to another', async () => {
  const { take, started, end } = reading(2);
  for (const name of flood) void take(name, { address: 'a', network: 'n' });
  void take('answer', { address: 'b', network: 'n' });
  await settled();
  expect(started).toEqual(['flood 1', 'answer']);
  await end('flood 1');
  expect(started).toEqual(['flood 1', 'answer', 'flood 2']);
});

it('[11.27] nine mails of one network to as many addresses delay that of another by one', async () => {
  const { take, started, end } = reading(2);
  for (const name of flood) void take(name, { address: name, network: 'n' });
  void take('answer', { address: 'b', network: 'm' });
  await settled();
  expect(started).toEqual(['flood 1', 'flood 2']);
  await end('flood 2');
  expect(started).toEqual(['flood 1', 'flood 2', 'answer']);
  await end('answer');
  expect(started.at(-1)).toBe('flood 3');
});

it('addresses take turns, whoever has more mails', async () => {
  const { take, started, end } = reading(1);
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2'])
    void take(name, { address: name[0] ?? '', network: 'n' });
  await settled();
  for (const name of ['a1', 'b1', 'a2', 'b2']) await end(name);
  expect(started).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

it('work that fails ends its turn', async () => {
  const takeTurn = takeTurns(1);
  const turn = { address: 'a', network: 'n' };
  const failed = takeTurn(turn, () => Promise.reject(new Error('unreadable')));
  const next = takeTurn(turn, async () => 'read');
  await expect(failed).rejects.toThrow('unreadable');
  expect(await next).toBe('read');
});
