import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { staleKeys } from './invalidation-keys.ts';

const _id = '01920000-0000-7000-8000-000000000001';
const other = '01920000-0000-7000-8000-000000000002';

it.each([
  ['patrol', ['patrol', 'patrols', 'vehicles']],
  ['person', ['person', 'persons', 'my-profile']],
  ['organization', ['organization', 'organizations', 'my-organization', 'my-profile']],
] as const)('a change of a %s makes its item and its lists stale, and nothing else', (type, stale) => {
  const client = new QueryClient();
  const keys = [
    ...['patrol', 'person', 'organization'].flatMap((word) => [
      [word, _id],
      [`${word}s`, 'some', 12],
      [word, other],
    ]),
    ['my-profile'],
    ['my-organization'],
    ['vehicles'],
  ];
  for (const key of keys) client.setQueryData(key, 'read');
  for (const queryKey of staleKeys({ type, _id })) client.invalidateQueries({ queryKey });
  const invalid = keys.filter((key) => client.getQueryState(key)?.isInvalidated);
  expect(new Set(invalid.map(([word]) => word))).toEqual(new Set(stale));
  expect(invalid.some((key) => key.includes(other))).toBe(false);
});
