import { expect, it } from 'vitest';
import { cellAfter, isLetter } from './grid-keys.ts';

const last = { row: 20, column: 4 };

it.each<[keys: string, row: number, column: number]>([
  ['ArrowUp', 9, 2],
  ['ArrowDown', 11, 2],
  ['ArrowLeft', 10, 1],
  ['ArrowRight', 10, 3],
  ['PageUp', 3, 2],
  ['PageDown', 17, 2],
  ['Home', 10, 0],
  ['End', 10, 4],
  ['ctrl Home', 0, 0],
  ['ctrl End', 20, 4],
])('%s leads to its cell [14.37]', (keys, row, column) => {
  const [key = '', held] = keys.split(' ').reverse();
  const press = { key, ctrlKey: held === 'ctrl' };
  expect(cellAfter(press, { row: 10, column: 2 }, last)).toEqual({ row, column });
});

it('stays within the grid, and leaves other keys alone [14.37]', () => {
  const press = (key: string) => ({ key, ctrlKey: false });
  expect(cellAfter(press('ArrowUp'), { row: 0, column: 0 }, last)).toEqual({ row: 0, column: 0 });
  expect(cellAfter(press('PageDown'), { row: 18, column: 4 }, last)).toEqual({ row: 20, column: 4 });
  expect(cellAfter(press('Tab'), { row: 0, column: 0 }, last)).toBeUndefined();
});

it('takes a letter of any alphabet for the beginning of a name, and no shortcut [14.37]', () => {
  const plain = { ctrlKey: false, altKey: false, metaKey: false };
  expect(['a', 'Ā', 'ß'].every((key) => isLetter({ ...plain, key }))).toBe(true);
  expect(['1', 'Enter', ' ', 'F5'].some((key) => isLetter({ ...plain, key }))).toBe(false);
  expect(isLetter({ ...plain, key: 'r', ctrlKey: true })).toBe(false);
});
