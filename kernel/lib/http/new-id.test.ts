import { expect, it } from 'vitest';
import { Id } from '#contract';
import { newId } from './new-id.ts';

it('is another UUID every time', () => {
  const ids = Array.from({ length: 1000 }, newId);
  expect(ids.map((id) => Id.parse(id))).toEqual(ids);
  expect(new Set(ids).size).toBe(1000);
});
