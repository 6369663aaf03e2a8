import { EventEmitter, once } from 'node:events';
import { expect, it } from 'vitest';
import { batched } from './batched.ts';

/** Makes a look-up that finds ids with an even last digit, and records its calls. */
function looksUp() {
  const asked: (readonly string[])[] = [];
  const find = async (ids: readonly string[]) => {
    asked.push(ids);
    const even = [...new Set(ids)].filter((id) => Number(id) % 2 === 0);
    return even.reverse().map((id) => ({ id }));
  };
  return { look: batched(find), asked };
}

it('gives each caller of a statement their own row', async () => {
  const { look, asked } = looksUp();
  expect(await Promise.all([look('2'), look('3'), look('2')])).toEqual([{ id: '2' }, undefined, { id: '2' }]);
  expect(asked).toEqual([['2', '3', '2']]);
});

it('reads at once while no statement is under way, and otherwise together what is asked for in one turn', async () => {
  const asked: (readonly string[])[] = [];
  const answered = new EventEmitter();
  const look = batched(async (ids) => {
    asked.push(ids);
    if (asked.length === 1) await once(answered, 'first');
    return ids.map((id) => ({ id }));
  });
  const first = look('1');
  await new Promise<void>((resolve) => process.nextTick(resolve));
  expect(asked).toEqual([['1']]);
  const later = new Promise((resolve) => process.nextTick(() => resolve(look('3'))));
  expect(await Promise.all([look('2'), later])).toEqual([{ id: '2' }, { id: '3' }]);
  expect(asked).toEqual([['1'], ['2', '3']]);
  answered.emit('first');
  expect(await first).toEqual({ id: '1' });
});

it('reads again whatever is asked for again', async () => {
  const { look, asked } = looksUp();
  await look('2');
  await look('2');
  expect(asked).toEqual([['2'], ['2']]);
});

it('divides what is too much for one statement', async () => {
  const { look, asked } = looksUp();
  await Promise.all(Array.from({ length: 250 }, (_, id) => look(String(id))));
  expect(asked.map((ids) => ids.length)).toEqual([100, 100, 50]);
});

it('fails every look-up of a statement that fails, and no later one', async () => {
  let fails = true;
  const look = batched(async (ids) => {
    if (fails) throw new Error('the line broke');
    return ids.map((id) => ({ id }));
  });
  const both = await Promise.allSettled([look('1'), look('2')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await look('1')).toEqual({ id: '1' });
});
